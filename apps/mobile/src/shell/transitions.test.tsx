import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderShell, createTextScreen } from '../../testing/renderShell.tsx';
import type { Row } from './row.ts';
import styles from './showTransition.module.css';

const table: readonly Row[] = [
  { paths: ['/m/home'], title: 'navHome', screen: createTextScreen('Welcome'), hides: 'header' },
  { paths: ['/m/help'], title: 'help', screen: createTextScreen('Ask away') },
  { paths: ['/m/gameList'], title: 'gameList', screen: createTextScreen('Games'), hides: 'both' },
  { paths: ['/m/withdraw'], title: 'withdraw', screen: createTextScreen('Your money') },
  { paths: ['/m/login'], title: 'login', screen: createTextScreen('Who are you?'), hides: 'both' },
];
const says = (word: string) => screen.findByRole('heading', { name: word });

/** The panel that uncovers the next screen. */
const panel = () => document.querySelector<HTMLElement>(`.${styles.panel}`);

/** Mocks `animate`, because jsdom has no animations. */
const animate = vi.fn<Element['animate']>();
/** The mocked `performance.now`, which measures swipes. */
let now = 100_000;

beforeEach(() => {
  animate.mockReset();
  Object.assign(Element.prototype, { animate });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  now += 100_000;
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'animate');
  document.documentElement.dir = 'ltr';
  delete document.documentElement.dataset['layout'];
  panel()?.remove();
});

describe('the fade', () => {
  test('[SHELL-14] the next screen fades in for 300 ms; the first screen of a visit does not fade', async () => {
    const { go } = await renderShell({ table, at: '/m/home' });
    await says('Welcome');
    expect(animate).not.toHaveBeenCalled();
    await go('/m/help');
    await says('Ask away');
    expect(animate).toHaveBeenCalledExactlyOnceWith({ opacity: [0, 1] }, expect.objectContaining({ duration: 300 }));
    expect(animate.mock.contexts[0]).toBe(screen.getByRole('main'));
  });

  test('[SHELL-14] nothing fades with reduced motion', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }));
    const { go } = await renderShell({ table, at: '/m/home' });
    await go('/m/help');
    await says('Ask away');
    document.documentElement.dataset['layout'] = 'screens-wipe';
    await go('/m/home');
    await says('Welcome');
    expect(animate).not.toHaveBeenCalled();
    expect(panel()).toBeNull();
  });

  test('[SHELL-14] nothing fades if only the query changes', async () => {
    const { go } = await renderShell({ table, at: '/m/gameList' });
    await go('/m/gameList?type=hot');
    expect(animate).not.toHaveBeenCalled();
  });

  test('[SHELL-14] a panel of the merchant covers the next screen until its animation ends', async () => {
    document.documentElement.dataset['layout'] = 'footer-flat screens-wipe';
    const { go } = await renderShell({ table, at: '/m/home' });
    await says('Welcome');
    expect(panel()).toBeNull();
    await go('/m/help');
    await says('Ask away');
    expect(animate).not.toHaveBeenCalled();
    expect(panel()).toBeVisible();
    fireEvent.animationEnd(panel()!);
    expect(panel()).toBeNull();
  });

  test.each([
    ['left to right', 'ltr', '-1'],
    ['right to left', 'rtl', '1'],
  ] as const)(
    '[SHELL-14] %s: the panel moves to the start of a line, and back when going back',
    async (_, dir, start) => {
      const { go, stepBack } = await renderShell({ table, at: '/m/home' });
      document.documentElement.dir = dir;
      document.documentElement.dataset['layout'] = 'screens-wipe';
      await go('/m/help');
      await says('Ask away');
      expect(panel()!.style.getPropertyValue('--start')).toBe(start);
      expect(panel()!.style.getPropertyValue('--forward')).toBe('1');
      fireEvent.animationEnd(panel()!);
      await stepBack();
      await says('Welcome');
      expect(panel()!.style.getPropertyValue('--forward')).toBe('-1');
    },
  );

  test('[SHELL-14] does not show a screen that only redirects: login fades in immediately', async () => {
    const { go, address } = await renderShell({ table, at: '/m/home' });
    await go('/m/withdraw');
    expect(address()).toBe('/m/login');
    expect(animate).toHaveBeenCalledTimes(1);
    await says('Who are you?');
  });
});

describe('swiping back', () => {
  const touch = (clientX: number) => ({ touches: [{ clientX } as Touch] });
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(document.body, touch(from));
    fireEvent.touchMove(document.body, touch(to));
    fireEvent.touchEnd(document.body, { touches: [] });
  };

  /** Opens help from home, runs the gesture, and goes back by a popstate. Returns whether the screen faded. */
  async function backAfter(gesture: () => void, before: () => void = () => undefined) {
    const { go, stepBack } = await renderShell({ table, at: '/m/home' });
    await go('/m/help');
    await says('Ask away');
    animate.mockClear();
    gesture();
    before();
    await stepBack();
    await says('Welcome');
    return animate.mock.calls.length === 1;
  }

  test('[SHELL-15] a step back without a touch fades', async () => {
    expect(await backAfter(() => undefined)).toBe(true);
  });

  test.each([
    ['of more than 100 px', 30, 131, false],
    ['of 100 px', 30, 130, true],
    ['the other way', 300, 100, true],
    ['of any length that began beyond the left edge', -4, 3, false],
    ['that began at the left edge itself', 0, 0, false],
    ['that began beyond the right edge', 1030, 1029, true],
  ])('[SHELL-15] whether a step back fades after a touch %s (%d to %d)', async (_, from, to, fades) => {
    expect(await backAfter(() => swipe(from, to))).toBe(fades);
  });

  test.each([
    ['of more than 100 px towards the left', 900, 799, false],
    ['of more than 100 px towards the right', 30, 200, true],
    ['that began beyond the right edge', 1028, 1020, false],
    ['that began beyond the left edge', -4, 3, true],
  ])(
    '[SHELL-15] whether a step back fades in right-to-left after a touch %s (%d to %d)',
    async (_, from, to, fades) => {
      document.documentElement.dir = 'rtl';
      expect(window.innerWidth).toBe(1024);
      expect(await backAfter(() => swipe(from, to))).toBe(fades);
    },
  );

  test('[SHELL-15] a step back fades a second after a swipe', async () => {
    expect(
      await backAfter(
        () => swipe(30, 300),
        () => {
          now += 1000;
        },
      ),
    ).toBe(true);
  });

  test('[SHELL-15] a step back fades if a tap followed the swipe', async () => {
    expect(
      await backAfter(
        () => swipe(30, 300),
        () => swipe(40, 40),
      ),
    ).toBe(true);
  });

  test('[SHELL-15] a step forward after a swipe fades', async () => {
    const { go } = await renderShell({ table, at: '/m/home' });
    swipe(30, 300);
    await go('/m/help');
    expect(animate).toHaveBeenCalledTimes(1);
  });

  test('[SHELL-15] the app does not fade if the browser has animated the step back', async () => {
    const { go } = await renderShell({ table, at: '/m/home' });
    await go('/m/help');
    await says('Ask away');
    animate.mockClear();
    const showItself = (event: PopStateEvent) => Object.assign(event, { hasUAVisualTransition: true });
    window.addEventListener('popstate', showItself, { capture: true, once: true });
    await act(async () => {
      window.history.back();
      await new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
      });
    });
    await says('Welcome');
    expect(animate).not.toHaveBeenCalled();
  });
});

describe('the scroll position', () => {
  let top = 0;
  /** Maximum scroll position of the page, in pixels. */
  let room = 0;
  let grow = () => {};

  beforeEach(() => {
    top = 0;
    room = 5000;
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
    vi.spyOn(window, 'scrollTo').mockImplementation((options) => {
      top = Math.min((options as unknown as ScrollToOptions).top!, room);
    });
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          grow = callback;
        }
        observe() {}
        disconnect() {
          grow = () => undefined;
        }
      },
    );
  });

  test('is the top on a new screen; going back restores the last position', async () => {
    const { go, stepBack } = await renderShell({ table, at: '/m/home' });
    expect(window.history.scrollRestoration).toBe('manual');
    top = 800;
    await go('/m/help');
    await says('Ask away');
    expect(top).toBe(0);
    top = 120;
    await stepBack();
    await says('Welcome');
    expect(top).toBe(800);
  });

  test('is restored when late content has loaded, unless the player scrolls', async () => {
    const { go, stepBack } = await renderShell({ table, at: '/m/home' });
    top = 800;
    await go('/m/help');
    await says('Ask away');
    room = 300;
    await stepBack();
    await says('Welcome');
    expect(top).toBe(300);
    room = 500;
    grow();
    expect(top).toBe(500);
    fireEvent.touchStart(window);
    top = 40;
    room = 5000;
    grow();
    expect(top).toBe(40);
  });

  test.each(['touchstart', 'pointerdown', 'wheel', 'keydown'])(
    'is restored again after a shorter placeholder, but not after a %s of the player',
    async (event) => {
      const { go, stepBack } = await renderShell({ table, at: '/m/home' });
      top = 800;
      await go('/m/help');
      await says('Ask away');
      await stepBack();
      await says('Welcome');
      expect(top).toBe(800);
      top = 0;
      grow();
      expect(top).toBe(800);
      window.dispatchEvent(new Event(event));
      top = 0;
      grow();
      expect(top).toBe(0);
    },
  );

  test('does not change if only the query changes', async () => {
    const { go } = await renderShell({ table, at: '/m/gameList' });
    top = 700;
    await go('/m/gameList?type=hot');
    expect(top).toBe(700);
  });

  test('is restored by the browser after the player leaves the app and returns', async () => {
    await renderShell({ table, at: '/m/home' });
    window.dispatchEvent(new Event('pagehide'));
    expect(window.history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(window.history.scrollRestoration).toBe('manual');
  });

  test.each([
    ['is hidden', document, 'visibilitychange'],
    ['is left', window, 'pagehide'],
  ])('is restored by the app if the page %s and must load again', async (_, target, event) => {
    const { go } = await renderShell({ table, at: '/m/home' });
    await go('/m/help');
    top = 800;
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    target.dispatchEvent(new Event(event));
    cleanup();
    top = 0;
    await renderShell({ table });
    await says('Ask away');
    expect(top).toBe(800);
  });

  test('is not restored by the app if the page has scrolled before the app is rendered', async () => {
    const { go } = await renderShell({ table, at: '/m/home' });
    await go('/m/help');
    top = 800;
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    top = 300;
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
    await renderShell({ table });
    await says('Ask away');
    expect(top).toBe(300);
  });
});

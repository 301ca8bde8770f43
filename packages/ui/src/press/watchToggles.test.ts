// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchToggles } from './watchToggles.ts';

const vibrated = vi.fn<(pattern: number) => boolean>();
let stop: () => void;
beforeEach(() => {
  Object.assign(navigator, { vibrate: vibrated });
  stop = watchToggles(document);
  document.body.innerHTML = '<button aria-pressed="false"><svg></svg></button><button>Save</button>';
});
afterEach(() => {
  stop();
  vibrated.mockReset();
  Reflect.deleteProperty(navigator, 'vibrate');
  vi.unstubAllGlobals();
});

const click = (selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));

test('a toggle button vibrates for 10 ms, another button does not', () => {
  click('svg');
  expect(vibrated).toHaveBeenCalledExactlyOnceWith(10);
  click('button:not([aria-pressed])');
  expect(vibrated).toHaveBeenCalledOnce();
});

test('nothing vibrates with reduced motion', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }));
  click('svg');
  expect(vibrated).not.toHaveBeenCalled();
});

test('a browser without vibration reports no error', () => {
  Reflect.deleteProperty(navigator, 'vibrate');
  expect(() => click('svg')).not.toThrow();
});

import { watchPointerDown } from '@livery/device/touch';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useUserIdle } from './useUserIdle.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const show = (isWanted = true) =>
  renderHook(({ wanted }) => useUserIdle(wanted), { initialProps: { wanted: isWanted } });
const touches = (count: number) => ({ touches: Array.from({ length: count }, () => ({})) });

/** Inputs of the player. Each function includes the end of the input. */
const deeds: Readonly<Record<string, () => void>> = {
  'a tap': () => {
    fireEvent.touchStart(document.body, touches(1));
    fireEvent.touchEnd(document.body, touches(0));
  },
  'a click': () => {
    fireEvent.pointerDown(document.body, { pointerType: 'mouse' });
    fireEvent.pointerUp(document.body, { pointerType: 'mouse' });
  },
  'a key': () => void fireEvent.keyDown(document.body, { key: 'Tab' }),
  'a scroll': () => void fireEvent.scroll(document),
  'a wheel': () => void fireEvent.wheel(document.body),
};

describe('useUserIdle', () => {
  test('[HOME-17] is true before the first touch', () => {
    const { result } = show();
    pass(200);
    expect(result.current).toBe(true);
  });

  test.each(Object.entries(deeds))('[HOME-17] becomes true one second after %s, not earlier', (_, perform) => {
    const { result } = show();
    perform();
    pass(999);
    expect(result.current).toBe(false);
    pass(201);
    expect(result.current).toBe(true);
  });

  test('[HOME-17] is false while a finger is down, and for a second after that', () => {
    const { result } = show();
    fireEvent.touchStart(document.body, touches(1));
    // The page scrolls with the finger, so the browser cancels its pointer.
    fireEvent.pointerCancel(document.body, { pointerType: 'touch' });
    pass(60_000);
    expect(result.current).toBe(false);
    fireEvent.touchEnd(document.body, touches(0));
    pass(999);
    expect(result.current).toBe(false);
    pass(201);
    expect(result.current).toBe(true);
  });

  test.each([
    [
      'a finger',
      () => fireEvent.touchStart(document.body, touches(1)),
      () => fireEvent.touchEnd(document.body, touches(0)),
    ],
    [
      'a mouse',
      () => fireEvent.pointerDown(document.body, { pointerType: 'mouse' }),
      () => fireEvent.pointerUp(document.body, { pointerType: 'mouse' }),
    ],
  ])('[HOME-17] is false until %s that was down before the app started goes up', (_, press, letGo) => {
    // The script in the page's head does the same.
    const page = new AbortController();
    watchPointerDown(page.signal);
    press();
    const { result } = show();
    pass(60_000);
    expect(result.current).toBe(false);
    letGo();
    pass(999);
    expect(result.current).toBe(false);
    pass(201);
    expect(result.current).toBe(true);
    page.abort();
  });

  test('[HOME-17] becomes true after the pointer event of a touch whose target was removed', () => {
    const { result } = show();
    fireEvent.touchStart(document.body, touches(1));
    fireEvent.pointerUp(document.body, { pointerType: 'touch' });
    pass(1_200);
    expect(result.current).toBe(true);
  });

  test('[HOME-17] is false for a second after input before isWanted, also with another watcher', () => {
    const first = show(false);
    deeds['a tap']!();
    pass(500);
    const second = show();
    first.rerender({ wanted: true });
    pass(400);
    expect([first.result.current, second.result.current]).toEqual([false, false]);
    pass(200);
    expect([first.result.current, second.result.current]).toEqual([true, true]);
  });
});

import type { CDPSession } from '@playwright/test';

const moves = 9;
/** Milliseconds between two touch events, as on real screens. */
const reportMs = 16;
/** Pixels between two touch events: 3,100 pixels per second. */
const step = 50;
const middle = { x: 206, y: 420 };

/**
 * Flings the page with a finger movement of 450 px in 150 ms. The page then continues to scroll. Each event has its own
 * timestamp, so that the speed is the same on a busy machine.
 */
export async function throwPage(client: CDPSession, way: 'down' | 'up'): Promise<void> {
  const along = way === 'down' ? -step : step;
  const from = middle.y - (along * moves) / 2;
  const startedAt = Date.now() / 1000;
  const report = (type: 'touchStart' | 'touchMove' | 'touchEnd', nth: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: middle.x, y: from + along * nth }],
      timestamp: startedAt + (nth * reportMs) / 1000,
    });
  const sent = [report('touchStart', 0)];
  for (let nth = 1; nth <= moves; nth += 1) {
    await new Promise((resolve) => setTimeout(resolve, reportMs));
    sent.push(report('touchMove', nth));
  }
  sent.push(report('touchEnd', moves));
  await Promise.all(sent);
}

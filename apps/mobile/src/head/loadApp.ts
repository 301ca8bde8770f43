import { nextTask } from '@livery/device/tasks';
import { preloadModule } from './preload.ts';

/** Milliseconds after which the code is loaded even if the browser reports no paint. */
const maxTimerMs = 3_000;

/**
 * Loads the app's code after the page is parsed. If the first screen is prerendered, the code also waits for the first
 * paint. So the pictures and words of the screen use the network and the processor first.
 *
 * @param addresses addresses of the modules, in the order in which they run; the app's entry is last
 */
export function loadApp(addresses: readonly string[], isPrerendered: boolean): void {
  const preloadAll = () => addresses.forEach((address) => preloadModule(address));
  const run = async () => {
    try {
      if (isPrerendered) await firstPaint();
      preloadAll();
      for (const address of addresses) {
        // A separate task for each module lets the browser paint in between.
        await nextTask();
        await import(/* @vite-ignore */ address);
      }
    } catch (cause) {
      // The page's failure script listens for this error.
      reportError(cause);
    }
  };
  if (!isPrerendered) preloadAll();
  addEventListener('DOMContentLoaded', () => void run());
}

/** Resolves when the browser has painted some content of the page. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, maxTimerMs);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });

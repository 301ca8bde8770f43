import { nextTask } from '@livery/device/tasks';
import { preloadModule } from './preload.ts';

/** Milliseconds after which the code is asked for even where the browser tells of no paint. */
const longestWaitMs = 3_000;

/**
 * Loads the app's code once the page is parsed, and where the first screen is drawn already, once that is painted: until
 * then the network and the processor are its pictures' and words'.
 *
 * @param addresses of the modules, in the order in which they run, the app's entry last
 */
export function loadApp(addresses: readonly string[], isPrerendered: boolean): void {
  const preloadAll = () => addresses.forEach((address) => preloadModule(address));
  const run = async () => {
    try {
      if (isPrerendered) await firstPaint();
      preloadAll();
      for (const address of addresses) {
        // Each in a task of its own, between which the page may paint.
        await nextTask();
        await import(/* @vite-ignore */ address);
      }
    } catch (cause) {
      // The page's script for failures hears of it.
      reportError(cause);
    }
  };
  if (!isPrerendered) preloadAll();
  addEventListener('DOMContentLoaded', () => void run());
}

/** Resolves once something of the page is painted. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, longestWaitMs);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });

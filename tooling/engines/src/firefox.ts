import puppeteer from 'puppeteer-core';
import { type Engine, phoneView } from './engine.ts';

/**
 * Firefox logs this as an error of the page if the next scene starts while a file is loading. It can be ignored: a
 * file that is really missing changes sizes and colours, which the comparison reports.
 */
const abortedLoad = /^Failed to load .* A ServiceWorker intercepted the request/;

/** Firefox with WebDriver BiDi. */
export function firefoxEngine(name: string, executablePath: string): Engine {
  return {
    name,
    view: phoneView,
    start: async () => {
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        headless: true,
        extraPrefsFirefox: {
          'ui.prefersReducedMotion': 1,
          'intl.accept_languages': 'en-GB',
          // Scrollbars take no space on phones.
          'widget.gtk.overlay-scrollbars.enabled': true,
          'ui.useOverlayScrollbars': 1,
        },
      });
      const page = await browser.newPage();
      await page.setViewport(phoneView);
      const errors: string[] = [];
      page.on('pageerror', (error) => {
        const message = error instanceof Error ? error.message : String(error);
        if (!abortedLoad.test(message)) errors.push(message);
      });
      return {
        errors,
        open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
        evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
        tap: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        screenshot: async () => Buffer.from(await page.screenshot()),
        close: () => browser.close(),
      };
    },
  };
}

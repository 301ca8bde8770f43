import { browserOptions } from '@livery/config/browser';
import { chromium } from '@playwright/test';
import { type Engine, phoneView, type View } from './engine.ts';

/** Path of an older Chromium, and of the libraries in its package. */
export interface OlderChromium {
  executablePath: string;
  libraries: string;
}

/** The Chromium of this machine, or an older one. */
export function chromiumEngine(name: string, older?: OlderChromium, view: View = phoneView): Engine {
  const { args, executablePath } = browserOptions();
  return {
    name,
    view,
    start: async (script) => {
      const browser = await chromium.launch({
        // The older builds are made for an environment that allows only one process.
        args: older === undefined ? args : [...args, '--single-process', '--no-zygote'],
        executablePath: older?.executablePath ?? executablePath,
        env: { ...process.env, ...(older !== undefined && { LD_LIBRARY_PATH: older.libraries }) },
      });
      const context = await browser.newContext({
        viewport: view,
        isMobile: true,
        hasTouch: true,
        reducedMotion: 'reduce',
        locale: 'en-GB',
      });
      if (script !== undefined) await context.addInitScript(script);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      return {
        errors,
        open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
        evaluate: (expression) => page.evaluate(expression),
        tap: (x, y) => page.touchscreen.tap(x, y),
        type: (text) => page.keyboard.insertText(text),
        screenshot: () => page.screenshot(),
        close: () => browser.close(),
      };
    },
  };
}

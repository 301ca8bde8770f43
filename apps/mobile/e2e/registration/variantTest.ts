import { expect, type Page } from '@playwright/test';
import { pageOptions } from '../environment/commonConfig.ts';
import { originOf } from '../environment/setups.ts';
import { collectErrors, test as base } from '../fixtures/merchantTest.ts';
import { recordAnnouncements } from '../fixtures/announcements.ts';

/**
 * Playwright's `test` for variants. There are dozens of variants, so a worker shows all of them on the same page, and
 * deletes the browser's storage in between. After a failure Playwright starts a new worker, so the next variant gets a
 * new page.
 */
export const test = base.extend<object, { phone: Page }>({
  phone: [
    async ({ browser }, use) => {
      const { contextOptions, ...options } = pageOptions;
      const context = await browser.newContext({ ...options, ...contextOptions, baseURL: originOf('aurora') });
      await recordAnnouncements(context);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ phone }, use) => {
    const errors = collectErrors(phone);
    await use(phone);
    await phone.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await phone.unrouteAll();
    await phone.goto('about:blank');
    phone.removeAllListeners('pageerror');
    phone.removeAllListeners('console');
    expect(errors, 'errors in the page').toEqual([]);
  },
});

export { expect };

import { expect, type Page } from '@playwright/test';
import { pageOptions } from '../environment/commonConfig.ts';
import { originOf } from '../environment/setups.ts';
import { collectErrors, test as base } from '../fixtures/merchantTest.ts';
import { keepSaid } from '../fixtures/said.ts';

/**
 * Playwright's `test` for variants, dozens of them: all that a worker looks at are shown on one page after another, and what the
 * browser stores is forgotten in between. After a failure the next one gets a new page, as Playwright starts a new worker then.
 */
export const test = base.extend<object, { phone: Page }>({
  phone: [
    async ({ browser }, use) => {
      const { contextOptions, ...options } = pageOptions;
      const context = await browser.newContext({ ...options, ...contextOptions, baseURL: originOf('aurora') });
      await keepSaid(context);
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

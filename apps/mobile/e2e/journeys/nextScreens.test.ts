import type { Page } from '@playwright/test';
import { expectGames } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { saveData } from '../fixtures/saveData.ts';

/** The page has done what it began: everything of home is there, and it has nothing to do. */
async function waitForIdleHome(page: Page, customerService: string) {
  await expect(page.locator(`button[aria-label="${customerService}"]`)).toBeVisible();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve);
      }),
  );
}

/** Names of the files of code of the ways in that the page has asked for. */
const codeOfWaysIn = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/(auth|register|passwords|trial)-[^/]+\.js$/.exec(name)?.[1] ?? []),
  );

test('once home is idle the next screens are fetched: login and the list of games then open without a network', async ({
  page,
  words,
  context,
  allowErrors,
}) => {
  // What home asks for by itself finds no network either.
  allowErrors(/Failed to fetch|ERR_INTERNET/i);
  await page.goto('/m/home');
  await expectGames(page, words);
  // The last of them.
  await page.waitForResponse(/\/assets\/list-[^/]+\.js$/);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: words('common', 'login'), exact: true }).click();
  await expect(page.getByRole('textbox', { name: words('auth', 'username') })).toBeVisible();
  await page.goBack();
  await page
    .getByRole('region', { name: words('home', 'hotGames') })
    .getByRole('link', { name: words('common', 'more') })
    .click();
  await expect(page.getByRole('search')).toBeVisible();
});

test('with data saver on they wait for a touch', async ({ page, words }) => {
  await saveData(page);
  await page.goto('/m/home');
  await expectGames(page, words);
  await waitForIdleHome(page, words('service', 'customerService'));
  expect(await codeOfWaysIn(page)).toEqual([]);
  await page.getByRole('link', { name: words('common', 'login'), exact: true }).dispatchEvent('pointerdown');
  await expect.poll(() => codeOfWaysIn(page)).toEqual(['auth']);
  await expect(page, 'a touch alone leads nowhere').toHaveURL(/\/m\/home$/);
  await page.getByRole('link', { name: words('common', 'login'), exact: true }).click();
  await expect(page.getByRole('textbox', { name: words('auth', 'username') })).toBeVisible();
  expect(await codeOfWaysIn(page), 'login comes without the other ways in').toEqual(['auth']);
});

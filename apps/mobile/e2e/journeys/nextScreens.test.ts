import type { Page, Request } from '@playwright/test';
import { expectGames } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { codeOf } from '../fixtures/codeFiles.ts';
import { saveData } from '../fixtures/saveData.ts';
import { waitForIdle } from '../fixtures/waitForIdle.ts';

/** Waits until home is complete and the page is idle. */
async function waitForIdleHome(page: Page, customerService: string) {
  await expect(page.locator(`button[aria-label="${customerService}"]`)).toBeVisible();
  await waitForIdle(page);
}

/** Returns the names of the code files of login and registration that the page has requested. */
const codeOfWaysIn = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/(auth|register|passwords|trial)-[^/]+\.js$/.exec(name)?.[1] ?? []),
  );

/**
 * Watches the addresses of code, styles and texts that the page requests after this call. Returns those that it has not
 * received yet.
 */
function watchFilesUnderway(page: Page): () => string[] {
  const underway = new Set<Request>();
  page.on('request', (request) => {
    if (/\/(assets|texts)\//.test(request.url())) underway.add(request);
  });
  const end = (request: Request) => void underway.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
  return () => [...underway].map((request) => request.url());
}

/** Waits until the code of the list has loaded with all its imports. The list is the last of the next screens. */
async function waitForList(page: Page): Promise<void> {
  const list = codeOf('GameListScreen');
  const find = async () => {
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    return asked.find((name) => list.test(name));
  };
  await expect.poll(find).toBeDefined();
  // The browser loads a module only once. So this resolves when the app's own import resolves.
  await page.evaluate((address) => import(address!).then(() => {}), await find());
}

test('when home is idle, login and the list of games are loaded, and then open without a network', async ({
  page,
  words,
  context,
  allowErrors,
}) => {
  // Requests of home also fail without a network.
  allowErrors(/Failed to fetch|ERR_INTERNET/i);
  const underway = watchFilesUnderway(page);
  await page.goto('/m/home');
  await expectGames(page, words);
  await waitForList(page);
  await expect.poll(underway).toEqual([]);
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

test('with data saver the next screens load only at a touch', async ({ page, words }) => {
  await saveData(page);
  await page.goto('/m/home');
  await expectGames(page, words);
  await waitForIdleHome(page, words('service', 'customerService'));
  expect(await codeOfWaysIn(page)).toEqual([]);
  await page.getByRole('link', { name: words('common', 'login'), exact: true }).dispatchEvent('pointerdown');
  await expect.poll(() => codeOfWaysIn(page)).toEqual(['auth']);
  await expect(page, 'a touch without a tap opens no screen').toHaveURL(/\/m\/home$/);
  await page.getByRole('link', { name: words('common', 'login'), exact: true }).click();
  await expect(page.getByRole('textbox', { name: words('auth', 'username') })).toBeVisible();
  expect(await codeOfWaysIn(page), 'login comes without the other ways in').toEqual(['auth']);
});

import type { Page } from '@playwright/test';
import { expectHome, tiles } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { openSearch } from '../fixtures/openSearch.ts';
import type { Words } from '../fixtures/words.ts';

/** Opens home and searches there. */
async function searchOnHome(page: Page, words: Words, typed: string): Promise<void> {
  await page.goto('/m/home');
  await expectHome(page, words);
  await (await openSearch(page, words)).fill(typed);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/m\/gameList\?q=/);
}

/** Returns the names of the first games in the list. */
async function listedNames(page: Page, words: Words): Promise<string[]> {
  const list = tiles(page, words('games', 'title'));
  await expect(list.first().locator('img')).toBeVisible();
  return list.allInnerTexts();
}

const found = (page: Page) => page.getByRole('status').filter({ hasText: /\d|[০-৯]/ });

test.describe('a search on home', () => {
  for (const [what, typed, name] of [
    ['a typed apostrophe', "Jackal's", /jackal’s/i],
    ['other case and no blank', 'TEENPATTI', /teen patti/i],
    ['one mistake', 'bacarat', /baccarat/i],
    ['Bengali digits', 'bingo ৭৫', /bingo 75/i],
  ] as const)
    test(`[LIST-08] finds games with ${what}`, async ({ page, words }) => {
      await searchOnHome(page, words, typed);
      // The list of the previous screen may still be on the page.
      await expect.poll(async () => (await listedNames(page, words)).length).toBeGreaterThan(2);
      for (const listed of await listedNames(page, words)) expect(listed).toMatch(name);
      await expect(found(page)).toBeVisible();
    });

  test('[LIST-11] suggests loaded games without a request; the keyboard opens one, a guest logs in first', async ({
    page,
    words,
  }) => {
    await page.goto('/m/home');
    await expectHome(page, words);
    const game = (
      await tiles(page, words('home', 'hotGames')).first().locator('[dir=auto]').first().innerText()
    ).trim();
    const field = await openSearch(page, words);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/GCSGAME|game/i.test(new URL(request.url()).pathname) && request.url().includes('/wps/'))
        asked.push(request.url());
    });
    await field.pressSequentially(game.toUpperCase());
    const options = page.getByRole('option');
    await expect(options.first()).toContainText(game);
    expect(asked).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/m\/login/);
    // One step back shows home without the search.
    await page.goBack();
    await expectHome(page, words);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[LIST-12] the last searches survive a reload, can be repeated by a tap, and can be cleared', async ({
    page,
    words,
  }) => {
    await searchOnHome(page, words, 'koi');
    await searchOnHome(page, words, 'ludo');
    await page.goto('/m/home');
    await openSearch(page, words);
    const options = page.getByRole('option');
    await expect(options).toHaveText(['ludo', 'koi']);
    await options.last().click();
    await expect(page).toHaveURL(/q=koi/);
    await openSearch(page, words);
    await page.getByRole('combobox').fill('');
    await expect(options).toHaveText(['koi', 'ludo']);
    await page.getByRole('button', { name: words('search', 'clearRecent'), exact: true }).click();
    await expect(options).toHaveCount(0);
    await page.reload();
    await openSearch(page, words);
    await page.getByRole('combobox').fill('');
    await expect(page.getByRole('region', { name: words('home', 'hotGames') })).toBeVisible();
    await expect(options).toHaveCount(0);
  });

  test('the back button closes the search, and home does not scroll', async ({ page, words }) => {
    await page.goto('/m/home');
    await expectHome(page, words);
    await openSearch(page, words);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});

test.describe('a search in a list', () => {
  test('[LIST-09] stays in the category and shows it with the number of results; one tap leaves it', async ({
    page,
    words,
  }) => {
    await page.goto('/m/gameList?gameType=PVP');
    await listedNames(page, words);
    const field = await openSearch(page, words);
    await expect(page.getByRole('radio', { name: words('games', 'categoryPVP') })).toBeChecked();
    await field.fill('gold');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/gameType=PVP&q=gold$/);
    const inCategory = words('search', 'inCategory', { category: words('games', 'categoryPVP') });
    await expect(found(page)).toContainText(inCategory);
    const count = async () => Number(/\d+/.exec(await found(page).innerText())?.[0]);
    const few = await count();
    await page.getByRole('button', { name: words('search', 'searchAll') }).click();
    await expect(page).toHaveURL(/gameList\?q=gold$/);
    await expect(found(page)).not.toContainText(inCategory);
    await expect.poll(count).toBeGreaterThan(few);
  });

  test('[LIST-10] shows a message and proposes hot games if there are no results', async ({ page, words }) => {
    await page.goto('/m/gameList?q=zzzzqqqq');
    await expect(page.getByText(words('search', 'nothing', { words: 'zzzzqqqq' }))).toBeVisible();
    await expect(page.getByText(words('common', 'noData'), { exact: true }).last()).toBeVisible();
    await expect(tiles(page, words('home', 'hotGames')).first().locator('img')).toBeVisible();
  });
});

for (const [merchant, typed] of [
  ['padma', 'লুডু'],
  ['indus', 'لڈو'],
] as const)
  test.describe(`at ${merchant}`, () => {
    test.use({ merchant });

    test(`[LIST-08] ${typed} finds the same games as ludo`, async ({ page, words }) => {
      await searchOnHome(page, words, typed);
      const names = await listedNames(page, words);
      for (const name of names) expect(name).toMatch(/ludo/i);
      const count = await found(page).innerText();
      await page.goto('/m/gameList?q=ludo');
      await listedNames(page, words);
      await expect(found(page)).toHaveText(count);
    });
  });

import type { Page } from '@playwright/test';
import { createAccount, createUserName } from '../fixtures/createMember.ts';
import { expectGames, expectHome, tiles } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectPlaying, gameFrame } from '../fixtures/playGame.ts';
import { signIn } from '../fixtures/signIn.ts';
import { waitForStillness } from '../layout/waitForScreen.ts';

/** The state in which a screen was left. */
interface Left {
  /** Name of the list on the screen. */
  list: string;
  /** Scroll position in pixels. */
  top: number;
  /** Name of a visible game. */
  game: string;
}

/** Returns the current state of the screen, with a visible game that can be tapped. */
async function standing(page: Page, list: string): Promise<Left> {
  const inView = () =>
    tiles(page, list).evaluateAll(
      (all) =>
        all
          .find((tile) => {
            const { top, bottom } = tile.getBoundingClientRect();
            return top > 160 && bottom < window.innerHeight - 100;
          })
          ?.querySelector('button')?.textContent ?? '',
    );
  await expect.poll(inView).not.toBe('');
  await waitForStillness(page);
  return { list, top: await page.evaluate(() => Math.round(window.scrollY)), game: await inView() };
}

const gameOf = (page: Page, { list, game }: Left) =>
  tiles(page, list).filter({ hasText: game }).getByRole('button').first();

/** Checks that the screen was restored: the same list, at the same scroll position, with the same game visible. */
async function expectAsLeft(page: Page, left: Left): Promise<void> {
  await expect(gameOf(page, left)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(left.top);
}

/** Opens the visible game, waits until it is shown, and leaves it. */
async function visitGame(page: Page, left: Left, leave: () => Promise<unknown>): Promise<void> {
  await gameOf(page, left).click();
  await expectPlaying(page);
  await leave();
}

test.describe('the scroll position is restored', () => {
  test.use({ viewer: 'member' });

  test("home: kind of games and position, after a reload, the browser's back button, and a game", async ({
    page,
    words,
  }) => {
    const list = words('games', 'categoryRNG');
    await page.goto('/m/home');
    await expectGames(page, words);
    await page.getByRole('button', { name: list }).click();
    await expect(tiles(page, list).locator('img').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 260));
    const left = await standing(page, list);
    await page.reload();
    await expectAsLeft(page, left);
    await page
      .getByRole('navigation', { name: words('common', 'nav') })
      .getByRole('link', { name: words('common', 'navPromotions') })
      .click();
    await expect(page).toHaveURL(/activity/);
    await page.goBack();
    await expectAsLeft(page, left);
    await visitGame(page, left, () => page.goBack());
    await expectAsLeft(page, left);
    await visitGame(page, left, () => gameFrame(page).locator('a.back').click());
    await expectAsLeft(page, left);
  });

  test("the list: tab, pages and position, after a reload, the browser's back button, and a game", async ({
    page,
    words,
  }) => {
    const list = words('games', 'title');
    await page.goto('/m/home');
    await expectHome(page, words);
    await page.goto('/m/gameList');
    await page.getByRole('tab', { name: words('games', 'categoryRNG'), exact: true }).click();
    await expect(page).toHaveURL(/gameType=RNG/);
    await expect(tiles(page, list).first()).toBeVisible();
    const toTheEnd = () =>
      page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return Math.max(...[...document.querySelectorAll('[aria-posinset]')].map((tile) => Number(tile.ariaPosInSet)));
      });
    await expect.poll(toTheEnd).toBeGreaterThan(75);
    await page.evaluate(() => window.scrollBy(0, -150));
    const left = await standing(page, list);
    await page.reload();
    await expectAsLeft(page, left);
    await visitGame(page, left, () => page.goBack());
    await expectAsLeft(page, left);
    await visitGame(page, left, () => gameFrame(page).locator('a.back').click());
    await expectAsLeft(page, left);
    await page.goto('/m/help');
    await page.goBack();
    await expectAsLeft(page, left);
    await expect(page.getByRole('tab', { name: words('games', 'categoryRNG'), exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});

test("a guest's tapped game opens after the login; the browser's back button returns to the tile", async ({
  page,
  words,
}) => {
  const username = createUserName();
  await createAccount('aurora', username);
  await page.goto('/m/gameList?type=hot');
  const tile = tiles(page, words('games', 'title')).first().getByRole('button').first();
  await tile.click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await signIn(page, words, { username });
  await expectPlaying(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/gameList\?type=hot$/);
  await expect(tile).toBeVisible();
});

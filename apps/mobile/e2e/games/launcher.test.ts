import { expectGames, tiles } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { closeGame, expectPlaying, gameFrame, playRound, spin } from '../fixtures/playGame.ts';
import { waitForStillness } from '../layout/waitForScreen.ts';

test.use({ viewer: 'member' });

/** The address of the list of slots. */
const slots = '/m/gameList?gameType=RNG';

test(
  '[GAME-04] [GAME-05] a game fills the screen; closed, home is restored and lists it as recent',
  { tag: '@gate' },
  async ({ page, words }) => {
    await page.goto('/m/home');
    await expectGames(page, words);
    await page.getByRole('button', { name: words('games', 'categoryRNG') }).click();
    const list = words('games', 'categoryRNG');
    const tile = tiles(page, list).nth(4).getByRole('button').first();
    await expect(tile.locator('img')).toBeVisible();
    const loads = await page.evaluate(() => performance.timeOrigin);
    const launch = page.waitForRequest(/launchGame/);
    await tile.click();
    const query = new URL((await launch).url()).searchParams;
    for (const key of ['gameCategory', 'vassalage', 'nodeId', 'supportPlay']) expect(query.get(key), key).toBeTruthy();
    await expect(page).toHaveURL(/\/m\/play\?/);
    await expectPlaying(page);
    expect(new URL(page.url()).searchParams.get('nodeId')).toBe(query.get('nodeId'));
    const frame = page.locator('iframe');
    expect(await frame.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(new URL((await frame.getAttribute('src'))!).origin).not.toBe(new URL(page.url()).origin);
    await waitForStillness(page);
    const { width, height } = (await frame.boundingBox())!;
    const room = page.viewportSize()!;
    expect(width).toBe(room.width);
    // Only the note about play money is above the game.
    expect(height).toBeGreaterThan(room.height - 40);
    await playRound(page);
    const name = await frame.getAttribute('title');
    await closeGame(page, words).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    const recent = page.getByRole('list', { name: words('games', 'recent') }).first();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(recent.getByRole('listitem').first()).toContainText(name!);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads);
    await page.goForward();
    await expectPlaying(page);
  },
);

test("[GAME-04] the phone's back button leaves the game in one step, before and after a round", async ({ page }) => {
  await page.goto(slots);
  const tile = tiles(page, 'Games').nth(1).getByRole('button').first();
  for (const rounds of [0, 1]) {
    await tile.click();
    await expectPlaying(page);
    if (rounds > 0) await playRound(page);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(slots.replace('?', '\\?')));
    await expect(tile).toBeVisible();
  }
});

test('[GAME-04] during a round, back and close ask first; staying continues the same round', async ({
  page,
  words,
}) => {
  await page.goto(slots);
  await tiles(page, words('games', 'title')).first().getByRole('button').first().click();
  await expectPlaying(page);
  let answer = () => {};
  await page.route(/\/sandbox\/play\//, async (route) => {
    if (route.request().method() === 'POST') await new Promise<void>((resolve) => (answer = resolve));
    await route.fallback();
  });
  await spin(page).click();
  await expect(spin(page)).toBeDisabled();
  const question = page.getByRole('dialog', { name: words('launcher', 'leaveTitle') });
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/m\/play\?/);
  await question.getByRole('button', { name: words('launcher', 'stay') }).click();
  await expect(question).toBeHidden();
  await closeGame(page, words).click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: words('launcher', 'stay') }).click();
  answer();
  await expect(spin(page)).toBeEnabled({ timeout: 15_000 });
  // A second round, which the player leaves.
  await spin(page).click();
  await expect(spin(page)).toBeDisabled();
  await page.goBack();
  await question.getByRole('button', { name: words('launcher', 'leave') }).click();
  await expect(page).toHaveURL(/\/m\/gameList/);
  answer();
});

test('[GAME-04] a reload launches the game again with a new ticket; back then opens the list', async ({
  page,
  words,
}) => {
  await page.goto(slots);
  await tiles(page, words('games', 'title')).first().getByRole('button').first().click();
  await expectPlaying(page);
  const first = await page.locator('iframe').getAttribute('src');
  await playRound(page);
  await page.reload();
  await expectPlaying(page);
  expect(await page.locator('iframe').getAttribute('src')).not.toBe(first);
  await playRound(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/gameList/);
});

test("[GAME-04] the game's own exit returns as well", async ({ page, words }) => {
  await page.goto(slots);
  await tiles(page, words('games', 'title')).first().getByRole('button').first().click();
  await expectPlaying(page);
  await gameFrame(page).locator('a.back').click();
  await expect(page).toHaveURL(/\/m\/gameList/);
});

test('[GAME-04] the close button can be dragged, and has the same position in the next game', async ({
  page,
  words,
}) => {
  await page.goto(slots);
  const open = () => tiles(page, words('games', 'title')).first().getByRole('button').first().click();
  await open();
  await expectPlaying(page);
  const box = async () => (await closeGame(page, words).boundingBox())!;
  await waitForStillness(page);
  const before = await box();
  expect(Math.min(before.width, before.height)).toBeGreaterThanOrEqual(44);
  await closeGame(page, words).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await box()).x).toBe(0);
  await closeGame(page, words).press('Enter');
  await expect(page).toHaveURL(/\/m\/gameList/);
  await open();
  await expectPlaying(page);
  await expect.poll(async () => (await box()).x).toBe(0);
});

test.describe('in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 } });
  test('[GAME-04] the game fills the screen, and the close button is within it', async ({ page, words }) => {
    await page.goto(slots);
    await tiles(page, words('games', 'title')).first().getByRole('button').first().click();
    await expectPlaying(page);
    await expect(closeGame(page, words)).toBeInViewport({ ratio: 1 });
    await waitForStillness(page);
    const { height } = (await page.locator('iframe').boundingBox())!;
    expect(height).toBeGreaterThan(390 - 40);
  });
});

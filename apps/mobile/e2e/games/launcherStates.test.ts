import type { Page } from '@playwright/test';
import { callGateway } from '../fixtures/callGateway.ts';
import { tiles } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { closeGame, expectPlaying, gameFrame, playRound, spin } from '../fixtures/playGame.ts';
import { signIn } from '../fixtures/signIn.ts';
import type { Words } from '../fixtures/words.ts';

test.use({ viewer: 'member' });

async function openSlot(page: Page, words: Words): Promise<void> {
  await page.goto('/m/gameList?gameType=RNG');
  await tiles(page, words('games', 'title')).first().getByRole('button').first().click();
}

/** Makes the gateway refuse a launch, as it does for a game in that state. */
const refuse = (page: Page, code: string, status = 409) =>
  page.route(/launchGame/, (route) => route.fulfill({ status, json: { success: false, code, message: '' } }));

test('[GAME-04] a game whose visit has ended is launched again automatically', async ({ page, words }) => {
  await openSlot(page, words);
  await expectPlaying(page);
  const first = await page.locator('iframe').getAttribute('src');
  await page.context().clearCookies({ name: 'visit' });
  await spin(page).click();
  await expect(page.locator('iframe')).not.toHaveAttribute('src', first!);
  await expectPlaying(page);
  await playRound(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/gameList/);
});

test("[GAME-04] if the member's session has ended too, login opens, and then the same game", async ({
  page,
  words,
  session,
  merchant,
}) => {
  await openSlot(page, words);
  await expectPlaying(page);
  const address = page.url();
  await callGateway(merchant, 'DELETE', '/wps/session/logout', { headers: { Authorization: session!.token } });
  await page.context().clearCookies({ name: 'visit' });
  await spin(page).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await signIn(page, words, { username: session!.userName });
  await expect(page).toHaveURL(address);
  await expectPlaying(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/gameList/);
});

test('[GAME-04] insufficient funds are reported over the game; a link opens deposit, and back returns', async ({
  page,
  words,
}) => {
  await openSlot(page, words);
  await expectPlaying(page);
  await page.route(/\/sandbox\/play\//, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { success: false, code: 'FUNDS_INSUFFICIENT', message: '' } })
      : route.fallback(),
  );
  await spin(page).click();
  const notice = page.getByRole('dialog', { name: words('launcher', 'balanceTitle') });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: words('launcher', 'backToGame') }).click();
  await expect(notice).toBeHidden();
  await expect(gameFrame(page).locator('#balance')).toBeVisible();
  await spin(page).click();
  await notice.getByRole('button', { name: words('launcher', 'deposit') }).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter$/);
  await page.goBack();
  await expectPlaying(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/gameList/);
});

for (const [code, title] of [
  ['VENDOR_MAINTENANCE', 'maintenanceTitle'],
  ['GAME_UNAVAILABLE', 'goneTitle'],
] as const)
  test(`[GAME-04] ${code}: shows a message and proposes games, one of which opens in its place`, async ({
    page,
    words,
  }) => {
    await refuse(page, code);
    await openSlot(page, words);
    await expect(page.getByText(words('launcher', title))).toBeVisible();
    const proposed = tiles(page, words('launcher', 'proposals')).first().getByRole('button').first();
    await expect(proposed).toBeVisible();
    await page.unroute(/launchGame/);
    await proposed.click();
    await expectPlaying(page);
    await closeGame(page, words).click();
    await expect(page).toHaveURL(/\/m\/gameList/);
  });

test('[GAME-04] a launch that fails can be repeated by the player', async ({ page, words }) => {
  await refuse(page, 'INTERNAL', 500);
  await openSlot(page, words);
  await expect(page.getByText(words('launcher', 'failedTitle'))).toBeVisible();
  await page.unroute(/launchGame/);
  await page.getByRole('button', { name: words('common', 'retry') }).click();
  await expectPlaying(page);
});

test('[GAME-04] without a network it shows an error, and continues when the network returns', async ({
  page,
  words,
  context,
}) => {
  await page.goto('/m/gameList?gameType=RNG');
  const tile = tiles(page, words('games', 'title')).first().getByRole('button').first();
  await tile.click();
  await expectPlaying(page);
  await page.goBack();
  await expect(tile).toBeVisible();
  await context.setOffline(true);
  await tile.click();
  await expect(page.getByRole('alert').getByText(words('common', 'offline'))).toBeVisible();
  await context.setOffline(false);
  await expectPlaying(page);
});

test('[GAME-04] messages of other pages have no effect', async ({ page, words }) => {
  await openSlot(page, words);
  await expectPlaying(page);
  await page.evaluate(() => {
    window.postMessage({ livery: 'game', event: 'close' }, '*');
    window.postMessage({ livery: 'game', event: 'balanceTooLow' }, '*');
  });
  await playRound(page);
  await expect(page).toHaveURL(/\/m\/play/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

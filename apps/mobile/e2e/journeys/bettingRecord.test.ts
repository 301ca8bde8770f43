import { expectGames, tiles } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { closeGame, expectPlaying, playRound } from '../fixtures/playGame.ts';

test.use({ viewer: 'member' });

test('[WALLET-05] a played round is in the betting record, with all its details', async ({ page, words }) => {
  await page.goto('/m/home');
  await expectGames(page, words);
  await page.getByRole('button', { name: words('games', 'categoryRNG') }).click();
  const tile = tiles(page, words('games', 'categoryRNG')).first().getByRole('button').first();
  await expect(tile.locator('img')).toBeVisible();
  await tile.click();
  await expectPlaying(page);
  const game = (await page.locator('iframe').getAttribute('title'))!;
  await playRound(page);
  await closeGame(page, words).click();
  await page.goto('/m/gameRecord');
  const bet = page.getByRole('main').getByRole('button', { name: game });
  await expect(bet).toHaveCount(1);
  await bet.click();
  await expect(page.getByRole('dialog')).toContainText(game);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(bet).toBeVisible();
});

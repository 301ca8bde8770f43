import { expectGames } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectPlaying } from '../fixtures/playGame.ts';
import { scrollTo } from '../fixtures/scrollTo.ts';

test.describe('a member', () => {
  test.use({ viewer: 'member' });

  test('[HOME-10 winner board] a member’s win opens its game, which is the first of the recent ones from then on', async ({
    page,
    words,
  }) => {
    const recent = page.getByRole('list', { name: words('games', 'recent') });
    await page.goto('/m/home');
    await expectGames(page, words);
    const win = page
      .getByRole('list', { name: words('winners', 'latestWins') })
      .getByRole('listitem')
      .nth(2)
      .getByRole('button');
    await scrollTo(page, win);
    // Nothing was played yet.
    await expect(recent).toHaveCount(0);
    // Read and tapped at once: news may put another win in its place.
    const game = await win.evaluate((button: HTMLElement) => {
      const name = button.querySelector('[dir=auto]')!.textContent;
      button.click();
      return name;
    });
    await expectPlaying(page);
    await page.goto('/m/home');
    await expectGames(page, words);
    // Near the top from now on, to go on with at once: home itself opens where it was left.
    await expect(recent).toHaveCount(1);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(recent).toBeInViewport();
    await expect(recent.getByRole('listitem').first().getByRole('button')).toContainText(game);
    await recent.getByRole('listitem').first().getByRole('button').click();
    await expectPlaying(page);
  });
});

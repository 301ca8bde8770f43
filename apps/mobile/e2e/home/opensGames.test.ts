import { expectGames } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectPlaying } from '../fixtures/playGame.ts';
import { scrollTo } from '../fixtures/scrollTo.ts';

interface Board {
  value: { list: { game: { gameType: string; gameName: string } }[] };
}

test.describe('a member', () => {
  test.use({ viewer: 'member' });

  test('[HOME-10 winner board] a win of a member opens its game, which then is the first recent game', async ({
    page,
    words,
  }) => {
    const board = page.waitForResponse((reply) => reply.url().includes('/wps/relay/GCS_winnerBoard'));
    const recent = page.getByRole('list', { name: words('games', 'recent') });
    await page.goto('/m/home');
    await expectGames(page, words);
    const wins = page.getByRole('list', { name: words('winners', 'latestWins') });
    await scrollTo(page, wins);
    // A lottery opens in a separate frame, which the tests of the lotteries check.
    const { value } = (await (await board).json()) as Board;
    const names = value.list.flatMap(({ game }) => (/^E?LOTT$/.test(game.gameType) ? [] : game.gameName));
    // The member has not played yet, so there are no recent games.
    await expect(recent).toHaveCount(0);
    // The win is read and tapped in one step, because a new win could replace it in between.
    const open = () =>
      wins.evaluate((list, offered) => {
        const nameOf = (button: HTMLElement) => button.querySelector('[dir=auto]')!.textContent;
        const buttons = [...list.querySelectorAll<HTMLElement>('li:not([inert]) button')];
        const button = buttons.find((one) => offered.includes(nameOf(one)));
        button?.click();
        return button && nameOf(button);
      }, names);
    let game: string | undefined;
    await expect.poll(async () => (game = await open())).toBeDefined();
    await expectPlaying(page);
    await page.goto('/m/home');
    await expectGames(page, words);
    // The game is now in the list near the top, so that the player can continue it. Home opens at its former position.
    await expect(recent).toHaveCount(1);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(recent).toBeInViewport();
    await expect(recent.getByRole('listitem').first().getByRole('button')).toContainText(game!);
    await recent.getByRole('listitem').first().getByRole('button').click();
    await expectPlaying(page);
  });
});

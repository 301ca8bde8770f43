import { expect, test } from '../fixtures/merchantTest.ts';

test.use({ viewer: 'member' });

test('[LOTTO-01] the list of lotteries counts down, and a tap on one opens the lottery launcher', async ({
  page,
  words,
}) => {
  await page.goto('/m/lottery?order=rank');
  await expect(page.getByRole('heading', { name: words('shell', 'lotteries'), level: 1 })).toBeVisible();
  const first = page
    .getByRole('list', { name: words('lottery', 'chooseLottery') })
    .getByRole('article')
    .first();
  const timer = first.getByRole('timer');
  await expect(timer).toHaveText(/\d\d/);
  const before = await timer.textContent();
  await expect(timer).not.toHaveText(before!);
  await first.getByRole('button').click();
  await expect(page).toHaveURL(
    /\/m\/launchGame\?(?=.*playType=(ent|trad))(?=.*prize_mode=(Lott|ZY))(?=.*pageBack=home)/,
  );
});

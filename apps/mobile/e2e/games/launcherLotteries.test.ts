import { expectGames, tiles } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { closeLottery, expectLottery } from '../fixtures/playLottery.ts';

test.use({ viewer: 'member' });

test('[GAME-03] [GAME-06] a lottery of home opens at /m/launchGame; its close button opens home', async ({
  page,
  words,
}) => {
  await page.goto('/m/home');
  await expectGames(page, words);
  const list = words('games', 'categoryELOTT');
  await page.getByRole('button', { name: list }).click();
  await tiles(page, list).first().getByRole('button').first().click();
  await expect(page).toHaveURL(/\/m\/launchGame\?playType=ent&gameId=/);
  const query = new URL(page.url()).searchParams;
  expect(query.get('prize_mode')).toBe('Elott');
  expect(query.get('pageBack')).toBe('home');
  await expectLottery(page, words);
  await closeLottery(page, words).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('[GAME-06] without pageBack the close button replaces the address with /m/game', async ({ page, words }) => {
  await page.goto('/m/gameList?gameType=LOTT&vassalage=DDRW');
  await tiles(page, words('games', 'title')).first().getByRole('button').first().click();
  await expect(page).toHaveURL(/\/m\/launchGame\?playType=(ent|trad)&/);
  expect(new URL(page.url()).searchParams.has('pageBack')).toBe(false);
  await expectLottery(page, words);
  const before = await page.evaluate(() => history.length);
  await closeLottery(page, words).click();
  await expect(page).toHaveURL(/\/m\/game$/);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

for (const vendor of ['TCG_LOTTO_VN', 'TCG_SEA'])
  test(`[GAME-02] ${vendor} opens the lobby: game code 'lobby', and a prize mode`, async ({ page, words }) => {
    await page.goto(`/m/gameList?gameType=LOTT&vassalage=${vendor}`);
    const launch = page.waitForRequest(/\/wps\/game\/launchGame/);
    await tiles(page, words('games', 'title')).first().getByRole('button').first().click();
    const query = new URL((await launch).url()).searchParams;
    expect(query.get('gameCode')).toBe('lobby');
    expect(query.get('prizeMode')).toMatch(/^(Lott|ZY)$/);
    expect(new URL(page.url()).searchParams.get('code')).toBe('lobby');
    await expectLottery(page, words);
  });

test('[GAME-07] an e-lottery vendor with the GPI flag opens the lobby; one without opens the lottery', async ({
  page,
  words,
}) => {
  for (const [vendor, code] of [
    ['NGRV', 'lobby'],
    ['QDHL', null],
  ] as const) {
    await page.goto(`/m/gameList?gameType=ELOTT&vassalage=${vendor}`);
    const launch = page.waitForRequest(/\/wps\/game\/launchGame/);
    await tiles(page, words('games', 'title')).first().getByRole('button').first().click();
    expect(new URL((await launch).url()).searchParams.get('gameCode')).toBe(code);
    await expectLottery(page, words);
  }
});

test("[GAME-03] [GAME-06] an address with only a lottery's code opens it; an empty one shows an error", async ({
  page,
  words,
}) => {
  await page.goto('/m/launchGame?playType=trad&code=DDRW_1&prize_mode=Lott&pageBack=home');
  await expectLottery(page, words);
  await closeLottery(page, words).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto('/m/launchGame?playType=trad&code=NOTHING_9');
  await expect(page.getByText(words('launcher', 'goneTitle'))).toBeVisible();
});

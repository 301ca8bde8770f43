import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const memberId = async (username: string) =>
  (await gateway.sql("select id::int from members where merchant_code = 'aurora' and username = $1", [username]))[0]!
    .id as number;
const hotGame = async () =>
  (
    await gateway.sql(
      "select games.* from hot_games join games on games.id = game_row where merchant_code = 'aurora' and game_type = 'RNG' order by hot_games.rank limit 1",
    )
  )[0]!;

/** The boards are worked out anew every few seconds. */
const untilSo = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 100 });

/** A round as if a player had just won it. */
async function winRound(username: string, payout: number): Promise<void> {
  const game = await hotGame();
  const id = await memberId(username);
  await gateway.sql(
    "insert into game_rounds (merchant_code, member_id, vendor_code, game_type, game_row, stake, payout, outcome) values ('aurora', $1, $2, 'RNG', $3, 1000, $4, '{}')",
    [id, game.vendor_code, game.id, payout],
  );
  await gateway.sql(
    `insert into member_days (member_id, merchant_code, day, rounds, stake, payout) values ($1, 'aurora', (now() at time zone 'Asia/Dhaka')::date, 1, 1000, $2)
     on conflict (member_id, day) do update set payout = member_days.payout + excluded.payout`,
    [id, payout],
  );
}

test('the winner board mixes real wins with the world’s own, the newest first, and names nobody', async () => {
  await winRound('demo1', 1_234_500);
  const board = async () => (await gateway.call('getWinnerBoard')).value.list;
  const { node_id: nodeId } = await hotGame();
  await untilSo(async () =>
    expect((await board())[0]).toMatchObject({ name: 'd***1', amount: '12345.00', game: { nodeId } }),
  );
  const list = await board();
  expect(list).toHaveLength(20);
  expect(list.map(({ at }) => at)).toEqual(
    list
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(list.every(({ name, amount }) => /^.\*\*\*.$/u.test(name) && Number(amount) > 0)).toBe(true);
  expect(Math.abs(Date.parse((await gateway.call('getWinnerBoard')).value.serverTime) - Date.now())).toBeLessThan(
    5_000,
  );
  const fish = (await gateway.call('getWinnerBoard', { query: { gameType: 'FISH' } })).value.list;
  expect(new Set(fish.map(({ game }) => game.gameType))).toEqual(new Set(['FISH']));
  // A small win and one of another merchant's are nobody's news.
  await winRound('demo1', 2_000);
  await winRound('demo1', 2_345_600);
  await untilSo(async () =>
    expect((await board()).slice(0, 2).map(({ amount }) => amount)).toEqual(['23456.00', '12345.00']),
  );
  expect(JSON.stringify((await gateway.call('getWinnerBoard', { merchant: 'padma' })).value)).not.toContain('12345.00');
});

test.each(['today', 'week', 'month'] as const)(
  'the rank list of %s is in order, and a real winner is on it',
  async (period) => {
    await winRound('demo2', 99_000_000_000);
    const ranks = async () => (await gateway.call('getRankList', { query: { period } })).value;
    await untilSo(async () => expect((await ranks()).list[0]!.name).toBe('d***2'));
    const value = await ranks();
    expect(value.period).toBe(period);
    expect(value.list.map(({ rank }) => rank)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(value.list.map(({ amount }) => Number(amount))).toEqual(
      value.list.map(({ amount }) => Number(amount)).toSorted((a, b) => b - a),
    );
  },
);

test('what a trial account wins is on no board', async () => {
  await gateway.sql("update members set type = 4 where merchant_code = 'aurora' and username = 'demo3'");
  await winRound('demo3', 88_000_000_000);
  // Whatever tells of this one was worked out after the trial's.
  await winRound('demo1', 77_000_000_000);
  const boards = async () =>
    JSON.stringify([
      (await gateway.call('getWinnerBoard')).value.list[0],
      (await gateway.call('getRankList')).value.list.find(({ name }) => name === 'd***1'),
    ]);
  await untilSo(async () => expect((await boards()).match(/"amount":"77\d{7}\.\d\d"/g)).toHaveLength(2));
  expect(
    JSON.stringify([(await gateway.call('getWinnerBoard')).value, (await gateway.call('getRankList')).value]),
  ).not.toContain('880000000.00');
});

test('the rank list of another period is refused', async () => {
  expect((await gateway.call('getRankList', { query: { period: 'year' } })).code).toBe('REQUEST_INVALID');
  expect((await gateway.call('getRankList')).value.period).toBe('today');
});

test.each([
  ['EN', /, draw \d{8}.*: \d/, ' won '],
  ['BN', /, ড্র \d{8}/, 'জিতেছেন'],
  ['UR', /، قرعہ \d{8}/, 'جیتے'],
  ['PT', /, sorteio \d{8}/, ' ganhou '],
])('lobby news in %s tell draws with their numbers, wins and the house', async (language, draw, win) => {
  const { list } = (await gateway.call('getLobbyNews', { query: { language } })).value;
  const of = (kind: string) => list.filter((news) => news.kind === kind);
  expect([of('DRAW').length, of('WIN').length, of('HOUSE').length]).toEqual([8, 8, 1]);
  expect(of('DRAW').every(({ text, gameCode }) => draw.test(text) && gameCode !== undefined)).toBe(true);
  expect(of('WIN').every(({ text }) => text.includes(win) && text.includes('***'))).toBe(true);
  expect(list.some(({ text }) => /[{}]/.test(text))).toBe(false);
  expect(list.map(({ at }) => at)).toEqual(
    list
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
});

test('live models: those on air first, narrowed by active and streaming, each with a picture that is there', async () => {
  const all = (await gateway.call('getLiveModels', { query: { language: 'PT' } })).value.list;
  expect(all).toHaveLength(12);
  expect(all.map(({ streaming }) => streaming)).toEqual(
    all
      .map(({ streaming }) => streaming)
      .toSorted()
      .toReversed(),
  );
  expect(all.every(({ streaming, viewers }) => streaming === viewers > 0)).toBe(true);
  const [first] = all;
  expect(first!.game!.gameType).toBe('LIVE');
  const picture = await fetch(gateway.url + first!.picture);
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(await picture.text()).toContain('<svg');
  const count = async (query: Record<string, string>) =>
    (await gateway.call('getLiveModels', { query })).value.list.length;
  expect((await count({ active: '1' })) + (await count({ active: '0' }))).toBe(12);
  expect(
    (await gateway.call('getLiveModels', { query: { streaming: '1' } })).value.list.every(
      ({ active, streaming }) => active && streaming,
    ),
  ).toBe(true);
  expect((await gateway.call('getLiveModels', { query: { active: 'yes' } })).code).toBe('REQUEST_INVALID');
  expect((await fetch(`${gateway.url}/sandbox/cdn/AURORA/models/nobody.luminous.svg`)).status).toBe(404);
});

test('a merchant without LIVEMODELS has no live models, live chat or not', async () => {
  expect((await gateway.call('getLiveModels', { merchant: 'padma' })).code).toBe('NOT_ALLOWED');
});

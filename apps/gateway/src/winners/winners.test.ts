import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { waitFor } from '@livery/config/wait-for';

vi.setConfig({ testTimeout: 90_000 });
// The gateway computes a board again after three seconds. A win here moves the clock of these boards, so no test waits.
const clock = performance.now.bind(performance);
let ahead = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => clock() + ahead));
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(async () => {
  vi.resetConfig();
  await gateway.close();
});

const memberId = async (username: string) =>
  (await gateway.sql("select id::int from members where merchant_code = 'aurora' and username = $1", [username]))[0]!
    .id as number;
const hotGame = async () =>
  (
    await gateway.sql(
      "select games.* from hot_games join games on games.id = game_row where merchant_code = 'aurora' and game_type = 'RNG' order by hot_games.rank limit 1",
    )
  )[0]!;

/** Stores a round as if a player had just won it. */
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
  ahead += 3_000;
}

test('the winner board mixes real with invented wins, the newest first, and masks names', async () => {
  await winRound('demo1', 1_234_500);
  const board = async () => (await gateway.call('getWinnerBoard')).value.list;
  // An invented win can follow a real win at any time, with a masked name that looks the same.
  const wonHere = ['20.00', '12345.00', '23456.00'];
  const realWins = async () => (await board()).filter(({ amount }) => wonHere.includes(amount));
  const { node_id: nodeId } = await hotGame();
  await waitFor(async () => expect(await realWins()).toMatchObject([{ name: 'd***1', game: { nodeId } }]));
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
    60_000,
  );
  const fish = (await gateway.call('getWinnerBoard', { query: { gameType: 'FISH' } })).value.list;
  expect(new Set(fish.map(({ game }) => game.gameType))).toEqual(new Set(['FISH']));
  // Neither of these wins is shown: the first is too small, the second is at another merchant.
  await winRound('demo1', 2_000);
  await winRound('demo1', 2_345_600);
  await waitFor(async () => expect((await realWins()).map(({ amount }) => amount)).toEqual(['23456.00', '12345.00']));
  expect(JSON.stringify((await gateway.call('getWinnerBoard', { merchant: 'padma' })).value)).not.toContain('12345.00');
});

test.each(['today', 'week', 'month'] as const)(
  'the rank list of %s is sorted, and contains a real winner',
  async (period) => {
    await winRound('demo2', 99_000_000_000);
    const ranks = async () => (await gateway.call('getRankList', { query: { period } })).value;
    await waitFor(async () => expect((await ranks()).list[0]!.name).toBe('d***2'));
    const value = await ranks();
    expect(value.period).toBe(period);
    expect(value.list.map(({ rank }) => rank)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(value.list.map(({ amount }) => Number(amount))).toEqual(
      value.list.map(({ amount }) => Number(amount)).toSorted((a, b) => b - a),
    );
  },
);

test('a win of a trial account is on no board', async () => {
  await gateway.sql("update members set type = 4 where merchant_code = 'aurora' and username = 'demo3'");
  await winRound('demo3', 88_000_000_000);
  // A board with this win was computed after the trial account's win.
  await winRound('demo1', 77_000_000_000);
  const boards = async () =>
    JSON.stringify([
      // The win may not be the first entry, because an invented win may be newer.
      (await gateway.call('getWinnerBoard')).value.list.find(({ amount }) => amount === '770000000.00'),
      (await gateway.call('getRankList')).value.list.find(({ name }) => name === 'd***1'),
    ]);
  await waitFor(async () => expect((await boards()).match(/"amount":"77\d{7}\.\d\d"/g)).toHaveLength(2));
  expect(
    JSON.stringify([(await gateway.call('getWinnerBoard')).value, (await gateway.call('getRankList')).value]),
  ).not.toContain('880000000.00');
});

test('an unknown period of the rank list is rejected', async () => {
  expect((await gateway.call('getRankList', { query: { period: 'year' } })).code).toBe('REQUEST_INVALID');
  expect((await gateway.call('getRankList')).value.period).toBe('today');
});

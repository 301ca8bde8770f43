import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo3');
  // 23:30 of 1 March and 00:30 of 2 March in Dhaka.
  const rounds = [
    ['MSN', 'RNG', 1_000, 2_550, '2026-03-01T17:30:00Z'],
    ['MSN', 'RNG', 500, 0, '2026-03-01T18:30:00Z'],
    ['GHAL', 'LIVE', 700, 700, '2026-03-02T10:00:00Z'],
    ['TAMA', 'RNG', 300, 200, '2026-03-03T10:00:00Z'],
  ];
  for (const round of rounds) {
    await gateway.sql(
      `insert into game_rounds (merchant_code, member_id, vendor_code, game_type, game_row, stake, payout, outcome, at)
       select 'aurora', members.id, $1, $2, (select id from games where vendor_code = $1 and game_type = $2 order by id limit 1), $3, $4, '{}', $5 from members where username = 'demo3' and merchant_code = 'aurora'`,
      round,
    );
  }
});
afterAll(() => gateway.close());

const list = async (query = {}) => (await gateway.call('getGameRecords', { token, query })).value;

test('bets are listed newest first with their amounts and sums', async () => {
  const { content, pageNum, totalPages, sums } = await list();
  expect(content.map(({ stake, payout, net, status }) => [stake, payout, net, status])).toEqual([
    ['3.00', '2.00', '-1.00', 'LOST'],
    ['7.00', '7.00', '0.00', 'EVEN'],
    ['5.00', '0.00', '-5.00', 'LOST'],
    ['10.00', '25.50', '15.50', 'WON'],
  ]);
  expect([pageNum, totalPages]).toEqual([1, 1]);
  expect(sums).toEqual({ rounds: 4, stake: '25.00', payout: '34.50', net: '9.50' });
  expect(content[3]).toMatchObject({
    roundId: expect.any(String),
    gameName: expect.stringMatching(/\w/),
    gameType: 'RNG',
    vassalage: 'MSN',
    displayName: 'Monsoon Reels',
    at: '2026-03-01T17:30:00.000Z',
  });
});

test.each([
  [{ gameType: 'LIVE' }, ['7.00']],
  [{ vendor: 'MSN' }, ['5.00', '10.00']],
  [{ status: 'WON' }, ['10.00']],
  [{ status: 'LOST' }, ['3.00', '5.00']],
  [{ status: 'EVEN' }, ['7.00']],
  // Days are in the merchant's time zone: 23:30 is still on the first.
  [{ from: '2026-03-01', to: '2026-03-01' }, ['10.00']],
  [{ from: '2026-03-02', to: '2026-03-02' }, ['7.00', '5.00']],
  [{ from: '2026-03-02', vendor: 'MSN', status: 'LOST' }, ['5.00']],
  [{ vendor: 'NOBODY' }, []],
  [{ from: '2026-03-02', to: '2026-03-01' }, []],
])('bets can be filtered by %o', async (query, stakes) => {
  const { content, sums } = await list(query);
  expect(content.map(({ stake }) => stake)).toEqual(stakes);
  expect(sums.rounds).toBe(stakes.length);
});

test('a lottery bet has the lottery’s name, in the requested language', async () => {
  const [{ member, code, name }] = (await gateway.sql(
    `select members.id as member, code, lottery_games.name from lottery_games, members where username = 'demo1' and merchant_code = 'aurora' order by rank limit 1`,
  )) as [{ member: string; code: string; name: Record<string, string> }];
  await gateway.sql(
    `insert into game_rounds (merchant_code, member_id, vendor_code, game_type, lottery_code, stake, payout, outcome) values ('aurora', $1, 'NGRV', 'LOTT', $2, 100, 0, '{}')`,
    [member, code],
  );
  const { value } = await gateway.call('getGameRecords', {
    token: await gateway.tokenOf('demo1'),
    headers: { Language: 'BN' },
  });
  expect(value.content[0]).toMatchObject({
    gameName: name.BN,
    displayName: 'Numbergrove',
    stake: '1.00',
    net: '-1.00',
  });
});

test('sums include all matching bets, not only the page', async () => {
  const { content, totalPages, sums } = await list({ pageSize: '1', pageNo: '2' });
  expect([content.length, totalPages, sums.stake]).toEqual([1, 4, '25.00']);
});

test.each<Record<string, string>>([
  { from: '2026-13-01' },
  { gameType: 'CHESS' },
  { status: 'PENDING' },
  { pageNo: '0' },
  { vendor: 'x'.repeat(256) },
])('the filter %o is rejected with REQUEST_INVALID', async (query) => {
  expect((await gateway.call('getGameRecords', { token, query })).code).toBe('REQUEST_INVALID');
});

test('the demo player has a year of bets, and a player sees only their own bets', async () => {
  const demo = await gateway.tokenOf('demo2');
  const { value } = await gateway.call('getGameRecords', { token: demo, query: { pageSize: '100' } });
  expect(value.sums.rounds).toBeGreaterThan(150);
  expect(
    Date.now() -
      Date.parse(
        (
          await gateway.call('getGameRecords', {
            token: demo,
            query: { pageSize: '1', pageNo: String(value.sums.rounds) },
          })
        ).value.content[0]!.at,
      ),
  ).toBeGreaterThan(350 * 86_400_000);
  expect((await list()).sums.rounds).toBe(4);
  expect((await gateway.call('getGameRecords')).code).toBe('SESSION_MISSING');
});

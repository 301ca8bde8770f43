import { createHash } from 'node:crypto';
import { sample, times } from '@livery/config/sample';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connect, type Connection } from '../db/connect.ts';
import { deleteExpired } from '../db/deleteExpired.ts';
import { createMerchantDirectory } from '../http/merchantDirectory.ts';
import { merchantsDir } from '../testing/globalSetup.ts';
import { endDraw, reserveDraw, type TestDraw } from '../testing/testDraw.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { waitFor } from '@livery/config/wait-for';
import { ledgerTotal } from '../wallet/ledger.ts';
import { drawResult } from './drawResult.ts';
import { settleDraws } from './settleDraws.ts';
import { advanceDraws } from './advanceDraws.ts';

// The gateway's own timer also runs, so each step here competes with it, as with a second gateway. A run here skips
// rows that the timer has locked, and the timer may finish after it. So tests read values only after the draw is
// settled.
vi.setConfig({ testTimeout: 60_000 });
let gateway: TestGateway;
let one: Connection;
let two: Connection;
let token: string;
const lines: string[] = [];
const merchants = createMerchantDirectory(merchantsDir, () => {});
const run = async ({ db }: Connection = one) => {
  await advanceDraws({ db });
  await settleDraws({ db, merchants, log: (line) => lines.push(line) });
};

beforeAll(async () => {
  gateway = await startTestGateway();
  [one, two] = [connect(gateway.databaseUrl), connect(gateway.databaseUrl)];
  token = await gateway.tokenOf('demo1');
});
afterAll(async () => {
  vi.resetConfig();
  await Promise.all([one.close(), two.close()]);
  await gateway.close();
});
beforeEach(() => lines.splice(0));

const balance = async () =>
  Number((await gateway.call('getWallet', { token })).value.wallets.find(({ code }) => code === 'MAIN')!.balance);
const place = async (
  { gameCode, issue }: TestDraw,
  bets: { play: string; picks: string[]; stake: string; multiple?: number }[],
) => (await gateway.call('placeOrder', { token, body: { gameCode, issue, bets } })).value;
const order = async (orderId: string) => (await gateway.call('getOrder', { token, query: { orderId } })).value;
/** The player's stakes and payouts of today. */
const today = async () =>
  (
    await gateway.sql(
      `select coalesce(sum(rounds), 0)::int rounds, coalesce(sum(stake), 0)::int stake, coalesce(sum(payout), 0)::int payout from member_days join members on members.id = member_id
    where members.merchant_code = 'aurora' and username = 'demo1' and day >= (now() at time zone $1)::date`,
      [merchants.find('aurora')!.timeZone],
    )
  )[0] as { rounds: number; stake: number; payout: number };
const statusOf = async ({ id }: TestDraw) =>
  (await gateway.sql('select status from draws where id = $1', [id]))[0]!.status as string;
/** Runs the jobs until a draw is settled: then each of its orders is paid or waits for a retry. */
const settle = (draw: TestDraw) =>
  waitFor(async () => {
    await run();
    expect(await statusOf(draw)).toBe('settled');
  });

test('a draw closes, is drawn from its seed, settles and pays automatically', async () => {
  const draw = await reserveDraw(gateway, 'TCG_SEA_1');
  const [first, , , , last] = draw.result.numbers as [string, string, string, string, string];
  const wrong = String((Number(last) + 1) % 10);
  const before = await balance();
  const dayBefore = await today();
  const { orderId } = await place(draw, [
    { play: 'STRAIGHT_2', picks: draw.result.numbers.slice(-2), stake: '2' },
    { play: 'DIGIT_1', picks: [first], stake: '1.50', multiple: 3 },
    { play: 'DIGIT_5', picks: [wrong], stake: '10' },
  ]);
  expect(await balance()).toBeCloseTo(before - 16.5, 5);
  expect((await order(orderId)).numbers).toBeUndefined();

  await endDraw(gateway, draw);
  await settle(draw);
  const settled = await order(orderId);
  expect(settled).toMatchObject({ status: 'WON', payout: '233.20', numbers: draw.result.numbers });
  expect(settled.suborders.map(({ status, payout }) => [status, payout])).toEqual([
    ['WON', '190.00'],
    ['WON', '43.20'],
    ['LOST', '0.00'],
  ]);
  expect(await balance()).toBeCloseTo(before - 16.5 + 233.2, 5);

  const rounds = await gateway.sql(
    "select game_type, vendor_code, lottery_code, stake::int, payout::int from game_rounds where outcome ->> 'issue' = $1 and lottery_code = $2 order by id",
    [draw.issue, draw.gameCode],
  );
  expect(rounds).toEqual(
    [
      [200, 19_000],
      [450, 4_320],
      [1_000, 0],
    ].map(([stake, payout]) => ({
      game_type: 'LOTT',
      vendor_code: 'TCG_SEA',
      lottery_code: 'TCG_SEA_1',
      stake,
      payout,
    })),
  );
  expect(await today()).toEqual({
    rounds: dayBefore.rounds + 3,
    stake: dayBefore.stake + 1_650,
    payout: dayBefore.payout + 23_320,
  });
});

test('a second run, or concurrent runs in two gateways, pay only once', async () => {
  const draw = await reserveDraw(gateway, 'NGRV_2');
  const face = draw.result.numbers[0]!;
  const before = await balance();
  const orders = [];
  const count = times(4, 12);
  for (let i = 0; i < count; i++)
    orders.push(
      await place(draw, [
        { play: 'FACE', picks: [face], stake: '10' },
        { play: 'FACE', picks: [face], stake: '1' },
      ]),
    );
  const outcome = { 1: 2, 2: 3, 3: 8 }[draw.result.numbers.filter((number) => number === face).length]!;
  await endDraw(gateway, draw);
  await Promise.all([run(one), run(two), run(one), run(two)]);
  await settle(draw);
  await run();
  expect(await balance()).toBeCloseTo(before + count * 11 * (outcome - 1), 5);
  expect((await order(orders[0]!.orderId)).status).toBe('WON');
  expect(await ledgerTotal(one.db, ['aurora'])).toBe(0n);
  expect(lines).toEqual([]);
});

test('after an interruption between the draw and the prizes the rest is paid later', async () => {
  const draw = await reserveDraw(gateway, 'QDHL_2');
  const winner = draw.result.numbers[0]!;
  const before = await balance();
  const { orderId } = await place(draw, [{ play: 'WINNER', picks: [winner], stake: '100' }]);
  await endDraw(gateway, draw);
  // The state that a process leaves if it is killed right after the draw.
  await gateway.sql("update draws set status = 'drawn', result = $2, drawn_at = now() where id = $1", [
    draw.id,
    JSON.stringify(draw.result),
  ]);
  await settle(draw);
  expect(await order(orderId)).toMatchObject({ status: 'WON', payout: '960.00' });
  expect(await balance()).toBeCloseTo(before + 860, 5);
});

test('bets that arrive while a draw closes are either rejected or settled', { tags: 'whole' }, async () => {
  const draw = await reserveDraw(gateway, 'NGRV_3');
  const before = await balance();
  const bet = { play: 'PODIUM', picks: [draw.result.numbers[1]!], stake: '1' };
  const orders = Array.from({ length: 40 }, () =>
    gateway.call('placeOrder', { token, body: { gameCode: draw.gameCode, issue: draw.issue, bets: [bet] } }),
  );
  await orders[5];
  await endDraw(gateway, draw);
  await Promise.all([run(one), run(two)]);
  const replies = await Promise.all(orders);
  await settle(draw);
  const taken = replies.filter(({ code }) => code === '').length;
  expect(taken).toBeGreaterThan(0);
  expect(replies.map(({ code }) => code).filter((code) => code !== '' && code !== 'DRAW_CLOSED')).toEqual([]);
  const states = await gateway.sql(
    'select status, count(*)::int from lottery_suborders where draw_id = $1 group by 1',
    [draw.id],
  );
  expect(states).toEqual([{ status: 'won', count: taken }]);
  expect(await balance()).toBeCloseTo(before + taken * 2.2, 5);
});

test('an order that cannot be settled pays nothing, not even a part, and delays no other order', async () => {
  const draw = await reserveDraw(gateway, 'LLNS_1');
  const winner = { play: 'WINNER', picks: [draw.result.numbers[0]!], stake: '10' };
  const broken = await place(draw, [winner, winner]);
  const sound = await place(draw, [winner]);
  const before = await balance();
  await gateway.sql("update lottery_suborders set play = 'GONE' where id = $1", [broken.suborders[1]!.suborderId]);
  await endDraw(gateway, draw);
  await settle(draw);
  expect((await order(sound.orderId)).payout).toBe('96.00');
  expect(await balance()).toBeCloseTo(before + 96, 5);
  expect((await order(broken.orderId)).suborders.map(({ status }) => status)).toEqual(['PLACED', 'PLACED']);
  expect([...lines, ...gateway.lines].join()).toContain(
    `The lottery order ${broken.orderId} was not settled: The lottery LLNS_1 has no play GONE.`,
  );

  await gateway.sql("update lottery_suborders set play = 'WINNER' where id = $1", [broken.suborders[1]!.suborderId]);
  await gateway.sql('update lottery_orders set retry_at = now() where id = $1 and retry_at is not null', [
    broken.orderId,
  ]);
  // A run of the timer that began before the fix can postpone the order again, by seconds.
  await waitFor(async () => {
    await run();
    expect((await order(broken.orderId)).payout).toBe('192.00');
  });
});

test('a bet cancelled in time is neither paid nor counted, and its order is cancelled', async () => {
  const draw = await reserveDraw(gateway, 'LLNS_2');
  const before = await balance();
  const { orderId, suborders } = await place(draw, [{ play: 'FACE', picks: [draw.result.numbers[0]!], stake: '10' }]);
  await gateway.call('cancelSuborder', { token, body: { suborderId: suborders[0]!.suborderId } });
  await endDraw(gateway, draw);
  await settle(draw);
  expect(await order(orderId)).toMatchObject({ status: 'CANCELLED', payout: '0.00' });
  expect(await balance()).toBeCloseTo(before, 5);
});

test('after days without a gateway announced draws are drawn, and draws without betting time are skipped', async () => {
  // The draw was announced three days ago, and then no gateway ran. So this draw is late, and later draws are missing.
  const draw = await reserveDraw(gateway, 'BLKN_2');
  const { id } = draw;
  await gateway.sql("delete from draws where game_code = 'BLKN_2' and status = 'open' and id <> $1", [id]);
  const [{ newest }] = (await gateway.sql('select max(id)::int newest from draws')) as [{ newest: number }];
  const [{ seed }] = (await gateway.sql(
    "update draws set issue = 'long-ago', opens_at = now() - interval '3 days 5 minutes', closes_at = now() - interval '3 days 5 seconds', draws_at = now() - interval '3 days' where id = $1 returning seed",
    [id],
  )) as [{ seed: Buffer }];
  await settle(draw);
  const [drawn] = await gateway.sql('select status, result from draws where id = $1', [id]);
  expect(drawn).toEqual({
    status: 'settled',
    result: drawResult({ game: { code: 'BLKN_2', kind: 'keno', region: null }, issue: 'long-ago', seed }),
  });
  const [late] = await gateway.sql(
    "select count(*)::int from draws where game_code = 'BLKN_2' and id > $1 and closes_at <= now() - interval '1 minute'",
    [newest],
  );
  expect(late).toEqual({ count: 0 });
  expect((await gateway.call('getDraws', { query: { gameCode: 'BLKN_2' } })).value.current).toBeDefined();
});

test('at any time every lottery has exactly one draw that takes bets', async () => {
  await run();
  await run();
  // Lotteries with bets of these tests are left out.
  const open = await gateway.sql(
    `select code, (select count(*)::int from draws where game_code = code and opens_at <= now() and closes_at > now()) open
       from lottery_games where code not in (select game_code from lottery_orders)`,
  );
  expect(open.length).toBeGreaterThan(10);
  expect(open.filter((lottery) => lottery.open !== 1)).toEqual([]);
});

test(
  'every result can be computed from its seed, and every seed matches its commitment',
  { tags: 'whole' },
  async () => {
    const { list } = (await gateway.call('getLotteryGames')).value;
    for (const { gameCode, kind, region = null } of sample(list, 4)) {
      const { content } = (await gateway.call('getDraws', { query: { gameCode, pageSize: '30' } })).value;
      expect(content.length).toBeGreaterThan(20);
      for (const { issue, seed, commitment, numbers, prizes } of content) {
        const bytes = Buffer.from(seed, 'hex');
        expect(createHash('sha256').update(bytes).digest('hex')).toBe(commitment);
        expect(drawResult({ game: { code: gameCode, kind, region }, issue, seed: bytes })).toEqual({
          numbers,
          ...(prizes && { prizes }),
        });
      }
    }
  },
);

test('the commitment is published before the draw and never changes; the seed is published after it', async () => {
  const draw = await reserveDraw(gateway, 'DDRW_2');
  const readDraws = async () => (await gateway.call('getDraws', { query: { gameCode: 'DDRW_2' } })).value;
  const { current } = await readDraws();
  expect(current!.issue).toBe(draw.issue);
  const [{ seed }] = (await gateway.sql("select encode(seed, 'hex') seed from draws where id = $1", [draw.id])) as [
    { seed: string },
  ];
  expect(JSON.stringify(await readDraws())).not.toContain(seed);
  await endDraw(gateway, draw);
  await settle(draw);
  expect((await readDraws()).content.find(({ issue }) => issue === draw.issue)).toMatchObject({
    commitment: current!.commitment,
    seed,
    numbers: draw.result.numbers,
  });
});

test('interval draws without bets are deleted after a month; daily draws and draws with bets stay', async () => {
  const draw = await reserveDraw(gateway, 'BLKN_1');
  await place(draw, [{ play: 'PICK_1', picks: ['7'], stake: '1' }]);
  await endDraw(gateway, draw);
  await settle(draw);
  // Excludes draws that the timer settles in the meantime.
  const countOld = async () =>
    (
      await gateway.sql(
        "select game_code, count(*)::int from draws where game_code in ('BLKN_1', 'TCG_LOTTO_VN_2') and status = 'settled' and draws_at < now() - interval '31 days' group by 1 order by 1",
      )
    ).map((row) => row.count as number);
  await gateway.sql(
    "update draws set draws_at = draws_at - interval '31 days' where game_code in ('BLKN_1', 'TCG_LOTTO_VN_2') and status = 'settled'",
  );
  const [byInterval, daily] = await countOld();
  expect(byInterval).toBeGreaterThan(1);
  await deleteExpired(one.db);
  expect(await countOld()).toEqual([1, daily]);
});

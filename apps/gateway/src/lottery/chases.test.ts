import type { CallBody, calls } from '@livery/api/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connect, type Connection } from '../db/connect.ts';
import { createMerchantDirectory } from '../http/merchantDirectory.ts';
import { merchantsDir } from '../testing/globalSetup.ts';
import { endDraw, reserveDraw, type TestDraw } from '../testing/testDraw.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { waitFor } from '@livery/config/wait-for';
import { ledgerTotal } from '../wallet/ledger.ts';
import { advanceChases } from './advanceChases.ts';
import { advanceDraws } from './advanceDraws.ts';
import { slotsFrom } from './schedule.ts';
import { settleDraws } from './settleDraws.ts';

// The gateway's own timer also runs, as a second gateway would. Draws are a day long here: a test opens and ends them.
vi.setConfig({ testTimeout: 60_000 });
let gateway: TestGateway;
let one: Connection;
let two: Connection;
let token: string;
const lines: string[] = [];
const merchants = createMerchantDirectory(merchantsDir, () => {});
const run = async ({ db }: Connection = one) => {
  const parts = { db, merchants, log: (line: string) => lines.push(line) };
  await advanceDraws({ db });
  await settleDraws(parts);
  await advanceChases(parts);
};

beforeAll(async () => {
  gateway = await startTestGateway();
  [one, two] = [connect(gateway.databaseUrl), connect(gateway.databaseUrl)];
  await gateway.sql(
    "update lottery_games set interval_seconds = null, daily_minute = (extract(epoch from (now() at time zone 'Asia/Ho_Chi_Minh')::time)::int / 60 + 720) % 1440 where code not like 'TCG_LOTTO_VN%'",
  );
  await gateway.sql("delete from draws where status = 'open'");
  await run();
  token = await gateway.tokenOf('demo1');
});
afterAll(async () => {
  vi.resetConfig();
  await Promise.all([one.close(), two.close()]);
  await gateway.close();
});
beforeEach(async () => {
  lines.splice(0);
  await gateway.sql('delete from play_breaks');
});

type Body = NonNullable<CallBody<typeof calls.placeChase>>;
const bet = { play: 'WINNER', picks: ['1'], stake: '10' };
const place = (body: Partial<Body> & Pick<Body, 'gameCode' | 'issue'>, more: { key?: string; token?: string } = {}) =>
  gateway.call('placeChase', { token, ...more, body: { bets: [bet], draws: 3, stopOnWin: false, ...body } });
const cancel = (chaseId: string, of = token) => gateway.call('cancelChase', { token: of, body: { chaseId } });
const chase = async (id: string) =>
  (await gateway.call('getChases', { token, query: { pageSize: '100' } })).value.content.find(
    ({ chaseId }) => chaseId === id,
  )!;
const minor = (amount: string) => Number(amount.replace('.', ''));
const balance = async () =>
  minor((await gateway.call('getWallet', { token })).value.wallets.find(({ code }) => code === 'MAIN')!.balance);
/** Stakes of later draws in the merchant's account, in minor units. */
const held = async () =>
  Number(
    (
      await gateway.sql(
        "select coalesce(sum(amount), 0)::int held from entries join accounts on accounts.id = account_id where code = 'CHASE' and merchant_code = 'aurora'",
      )
    )[0].held,
  );
const orders = async (id: string) =>
  (await gateway.sql(
    'select issue, state, order_id::int "orderId" from lottery_chase_draws where chase_id = $1 order by closes_at',
    [id],
  )) as { issue: string; state: string; orderId: number | null }[];
const states = async (id: string) => (await orders(id)).map(({ state }) => state);

/** The open draw of a race and the later draws, which take bets after they begin. */
async function reserve(gameCode: string) {
  const first = await reserveDraw(gateway, gameCode);
  const [rhythm] = (await gateway.sql(
    'select interval_seconds "intervalSeconds", daily_minute "dailyMinute" from lottery_games where code = $1',
    [gameCode],
  )) as [{ intervalSeconds: null; dailyMinute: number }];
  const issues = slotsFrom(rhythm, first.issue, 3).map(({ issue }) => issue);
  const winner = first.result.numbers[0]!;
  return {
    ...first,
    issues,
    wins: [{ ...bet, picks: [winner] }],
    loses: [{ ...bet, picks: [winner === '1' ? '2' : '1'] }],
  };
}
/** Begins a later draw: it accepts bets for an hour from now. */
async function begin(gameCode: string, issue: string): Promise<TestDraw> {
  await gateway.sql(
    "update draws set opens_at = now() - interval '1 minute', closes_at = now() + interval '1 hour' where game_code = $1 and issue = $2",
    [gameCode, issue],
  );
  const [draw] = await gateway.sql('select id::int from draws where game_code = $1 and issue = $2', [gameCode, issue]);
  return { id: draw.id, gameCode, issue, result: { numbers: [] } };
}
const settle = async (draw: TestDraw) => {
  await endDraw(gateway, draw);
  await waitFor(async () => {
    await run();
    expect((await gateway.sql('select status from draws where id = $1', [draw.id]))[0].status).toBe('settled');
  });
};

test('a chase debits the whole stake and places its first order; later draws get an order when they open', async () => {
  const draw = await reserve('QDHL_2');
  const before = await balance();
  const placed = (await place({ ...only(draw), bets: draw.loses })).value;
  expect(placed).toMatchObject({
    gameCode: 'QDHL_2',
    firstIssue: draw.issue,
    state: 'RUNNING',
    draws: 3,
    drawsPlaced: 1,
    drawStake: '10.00',
    stake: '30.00',
    staked: '10.00',
    refunded: '0.00',
    payout: '0.00',
    canCancel: true,
    bets: [{ play: 'WINNER', playName: 'Winner', unitStake: '10.00', multiple: 1, stake: '10.00' }],
    order: { issue: draw.issue, status: 'PLACED', stake: '10.00', bets: 1 },
  });
  expect(before - (await balance())).toBe(30_00);
  expect((await orders(placed.chaseId)).map(({ issue }) => issue)).toEqual(draw.issues);
  expect(await held()).toBe(20_00);
  const { content } = (await gateway.call('getOrders', { token, query: { gameCode: 'QDHL_2' } })).value;
  expect(content[0]).toMatchObject({ issue: draw.issue, stake: '10.00', status: 'PLACED' });

  const second = await begin('QDHL_2', draw.issues[1]!);
  await Promise.all([run(one), run(two), run(one), run(two)]);
  await waitFor(async () => expect(await states(placed.chaseId)).toEqual(['placed', 'placed', 'waiting']));
  const [{ count }] = await gateway.sql('select count(*)::int from lottery_orders where draw_id = $1', [second.id]);
  expect(count).toBe(1);
  expect(before - (await balance())).toBe(30_00);

  const third = await begin('QDHL_2', draw.issues[2]!);
  await run();
  await waitFor(async () => expect(await states(placed.chaseId)).toEqual(['placed', 'placed', 'placed']));
  expect(await chase(placed.chaseId)).toMatchObject({
    state: 'RUNNING',
    drawsPlaced: 3,
    staked: '30.00',
    canCancel: false,
  });
  expect(await held()).toBe(0);
  expect((await cancel(placed.chaseId)).code).toBe('CHASE_ENDED');
  for (const each of [draw, second, third]) await settle(each);
  await waitFor(async () => {
    await run();
    expect(await chase(placed.chaseId)).toMatchObject({ state: 'DONE', refunded: '0.00' });
  });
  const { payout } = await chase(placed.chaseId);
  expect(before - (await balance())).toBe(30_00 - minor(payout));
  expect(await ledgerTotal(one.db, ['aurora'])).toBe(0n);
  expect(lines).toEqual([]);
});

test('a chase is placed once per key, and debits nothing if its draw or stakes are rejected', async () => {
  const draw = await reserve('LLNS_1');
  const before = await balance();
  const replies = await Promise.all([1, 2, 3].map(() => place(only(draw), { key: 'the-same-chase' })));
  expect(new Set(replies.map(({ value }) => value.chaseId)).size).toBe(1);
  expect(before - (await balance())).toBe(30_00);
  expect((await place({ ...only(draw), issue: 'never' })).code).toBe('NOT_FOUND');
  expect((await place({ ...only(draw), issue: draw.issues[1]! })).code).toBe('DRAW_CLOSED');
  expect((await place({ ...only(draw), bets: [{ ...bet, stake: '0.50' }] })).code).toBe('STAKE_OUT_OF_RANGE');
  expect((await place({ ...only(draw), bets: [{ ...bet, stake: '5000' }], draws: 50 })).code).toBe(
    'FUNDS_INSUFFICIENT',
  );
  for (const draws of [1, 51, 2.5]) expect((await place({ ...only(draw), draws })).code).toBe('REQUEST_INVALID');
  expect(before - (await balance())).toBe(30_00);
  await cancel(replies[0]!.value.chaseId);
});

test('a chase with stopOnWin waits for each result, and returns the exact rest after a win', async () => {
  const draw = await reserve('NGRV_3');
  const before = await balance();
  const bets = draw.wins.map((one) => ({ ...one, stake: '3.33' }));
  const { chaseId } = (await place({ ...only(draw), bets, stopOnWin: true })).value;
  expect(before - (await balance())).toBe(9_99);
  await begin('NGRV_3', draw.issues[1]!);
  await run();
  expect(await states(chaseId)).toEqual(['placed', 'waiting', 'waiting']);
  await settle(draw);
  await waitFor(async () => {
    await run();
    expect(await chase(chaseId)).toMatchObject({ state: 'STOPPED', drawsPlaced: 1, refunded: '6.66', payout: '31.96' });
  });
  expect(await states(chaseId)).toEqual(['placed', 'returned', 'returned']);
  expect(await balance()).toBe(before - 3_33 + 31_96);
  // The prize and the returned stakes must be in one transaction. Otherwise a balance could include only the prize.
  const moments = await gateway.sql(
    `select distinct xmin::text from transactions where kind = 'REFUND' and reference like $1
     union select distinct transactions.xmin::text from transactions
     join lottery_suborders on reference = 'lottery bet ' || lottery_suborders.id
     join lottery_chase_draws using (order_id) where kind = 'PAYOUT' and chase_id = $2`,
    [`lottery chase ${chaseId} from %`, chaseId],
  );
  expect(moments).toHaveLength(1);
});

test('a chase without stopOnWin continues after a win', async () => {
  const draw = await reserve('LLNS_1');
  const { chaseId } = (await place({ ...only(draw), bets: draw.wins })).value;
  await settle(draw);
  await begin('LLNS_1', draw.issues[1]!);
  await waitFor(async () => {
    await run();
    expect(await states(chaseId)).toEqual(['placed', 'placed', 'waiting']);
  });
  expect(await chase(chaseId)).toMatchObject({ state: 'RUNNING', refunded: '0.00' });
  await cancel(chaseId);
});

test('a chase with stopOnWin continues after a draw without a win', { tags: 'whole' }, async () => {
  const draw = await reserve('MNLT_1');
  const big = { play: 'BIG_SMALL', picks: [sumOf(draw) >= 23 ? 'SMALL' : 'BIG'], stake: '10' };
  const { chaseId } = (await place({ ...only(draw), bets: [big], stopOnWin: true })).value;
  await settle(draw);
  await begin('MNLT_1', draw.issues[1]!);
  await waitFor(async () => {
    await run();
    expect(await states(chaseId)).toEqual(['placed', 'placed', 'waiting']);
  });
  await cancel(chaseId);
});

test('cancelling returns the unplaced stakes only once, and the placed order stays', async () => {
  const draw = await reserve('LLNS_2');
  const before = await balance();
  const { chaseId } = (await place({ ...only(draw), bets: [{ play: 'FACE', picks: ['1'], stake: '10' }] })).value;
  const replies = await Promise.all([1, 2, 3].map(() => cancel(chaseId)));
  for (const { value } of replies) expect(value).toEqual({ chaseId, state: 'CANCELLED', refunded: '20.00' });
  expect((await cancel(chaseId)).value.refunded).toBe('20.00');
  expect(before - (await balance())).toBe(10_00);
  await begin('LLNS_2', draw.issues[1]!);
  await run();
  expect(await states(chaseId)).toEqual(['placed', 'returned', 'returned']);
  expect(await chase(chaseId)).toMatchObject({
    state: 'CANCELLED',
    staked: '10.00',
    refunded: '20.00',
    canCancel: false,
  });
});

test(
  'missed draws are refunded and not placed late, and the chase continues with the next draw',
  { tags: 'whole' },
  async () => {
    const draw = await reserve('BLKN_1');
    const before = await balance();
    const { chaseId } = (
      await place({ ...only(draw), bets: [{ play: 'PICK_1', picks: ['7'], stake: '10' }], draws: 5 })
    ).value;
    const issues = (await orders(chaseId)).map(({ issue }) => issue);
    // The second draw was scheduled and passed. The fifth passed before any gateway scheduled it.
    await gateway.sql(
      "update draws set opens_at = now() - interval '3 hours', closes_at = now() - interval '2 hours', draws_at = now() - interval '1 hour' where game_code = 'BLKN_1' and issue = $1",
      [issues[1]],
    );
    await gateway.sql(
      "update lottery_chase_draws set closes_at = now() - interval '1 minute' where chase_id = $1 and issue = $2",
      [chaseId, issues[4]],
    );
    await waitFor(async () => {
      await run();
      expect((await states(chaseId)).toSorted()).toEqual(['missed', 'missed', 'placed', 'waiting', 'waiting']);
    });
    expect(before - (await balance())).toBe(30_00);
    expect(await chase(chaseId)).toMatchObject({ state: 'RUNNING', refunded: '20.00', drawsPlaced: 1 });
    await begin('BLKN_1', issues[2]!);
    await waitFor(async () => {
      await run();
      expect((await chase(chaseId)).drawsPlaced).toBe(2);
    });
    await cancel(chaseId);
    expect(before - (await balance())).toBe(20_00);
  },
);

test('a new break stops the remaining draws, even if it ended before a gateway ran', async () => {
  const draw = await reserve('BLKN_2');
  const before = await balance();
  const { chaseId } = (await place({ ...only(draw), bets: [{ play: 'PICK_1', picks: ['7'], stake: '10' }] })).value;
  await gateway.sql(
    "insert into play_breaks (member_id, kind, until) select id, 'timeOut', clock_timestamp() from members where username = 'demo1' and merchant_code = 'aurora'",
  );
  await waitFor(async () => {
    await run();
    expect(await chase(chaseId)).toMatchObject({ state: 'STOPPED', drawsPlaced: 1, refunded: '20.00' });
  });
  expect(before - (await balance())).toBe(10_00);
});

test('a loss limit counts the whole stake, and a break rejects the chase', async () => {
  const draw = await reserve('NGRV_1');
  // A member without wins and losses.
  const demo3 = await gateway.tokenOf('demo3');
  const body = { ...only(draw), bets: [{ play: 'BIG_SMALL', picks: ['BIG'], stake: '10' }] };
  await gateway.call('setPlayLimit', { token: demo3, body: { kind: 'loss', period: 'day', amount: '29.99' } });
  expect((await place(body, { token: demo3 })).code).toBe('LOSS_LIMIT');
  await gateway.call('takeBreak', { token: demo3, body: { kind: 'timeOut', length: 1 } });
  expect((await place(body, { token: demo3 })).code).toBe('PLAY_BREAK');
});

test('a chase that cannot continue is retried later and does not delay others', { tags: 'whole' }, async () => {
  const draw = await reserve('NGRV_2');
  const bets = [{ play: 'BIG_SMALL', picks: ['BIG'], stake: '10' }];
  const broken = (await place({ ...only(draw), bets })).value.chaseId;
  const sound = (await place({ ...only(draw), bets })).value.chaseId;
  await gateway.sql("update lottery_chases set merchant_code = 'gone' where id = $1", [broken]);
  await begin('NGRV_2', draw.issues[1]!);
  await waitFor(async () => {
    await run();
    expect((await states(sound))[1]).toBe('placed');
  });
  expect([...lines, ...gateway.lines].join()).toContain(
    `The lottery chase ${broken} was not continued: The merchant gone does not exist.`,
  );
  await gateway.sql("update lottery_chases set merchant_code = 'aurora', retry_at = now() where id = $1", [broken]);
  await waitFor(async () => {
    await run();
    expect((await states(broken))[1]).toBe('placed');
  });
  for (const id of [broken, sound]) await cancel(id);
});

test('a player can neither see nor cancel the chase of another player', async () => {
  const draw = await reserve('DDRW_1');
  const { chaseId } = (await place({ ...only(draw), bets: [{ play: 'BIG_SMALL', picks: ['BIG'], stake: '1' }] })).value;
  const demo3 = await gateway.tokenOf('demo3');
  expect((await cancel(chaseId, demo3)).code).toBe('NOT_FOUND');
  expect((await gateway.call('getChases', { token: demo3 })).value).toEqual({ content: [], pageNum: 1, totalPages: 0 });
  expect((await gateway.call('getChases')).code).toBe('SESSION_MISSING');
  const listed = (await gateway.call('getChases', { token, query: { gameCode: 'DDRW_1', language: 'BN' } })).value;
  expect(listed.content.map((one) => one.chaseId)).toEqual([chaseId]);
  await cancel(chaseId);
});

const only = ({ gameCode, issue }: TestDraw) => ({ gameCode, issue });
const sumOf = ({ result }: TestDraw) => result.numbers.reduce((sum, digit) => sum + Number(digit), 0);

test(
  '[LOTTO-04] a cancelled bet of a chase is shown as refunded in the order and in the chase',
  { tags: 'whole' },
  async () => {
    const draw = await reserve('DDRW_2');
    const before = await balance();
    const { chaseId, order } = (
      await place({ ...only(draw), bets: [{ play: 'BIG_SMALL', picks: ['BIG'], stake: '10' }] })
    ).value;
    const { suborders } = (await gateway.call('getOrder', { token, query: { orderId: order.orderId } })).value;
    await gateway.call('cancelSuborder', { token, body: { suborderId: suborders[0]!.suborderId } });
    const [listed] = (await gateway.call('getOrders', { token, query: { gameCode: 'DDRW_2' } })).value.content;
    expect(listed).toMatchObject({ status: 'CANCELLED', stake: '10.00', refunded: '10.00' });
    expect(await chase(chaseId)).toMatchObject({ stake: '30.00', staked: '0.00', refunded: '10.00' });
    expect(before - (await balance())).toBe(20_00);
    expect((await cancel(chaseId)).value.refunded).toBe('20.00');
    expect(await chase(chaseId)).toMatchObject({ stake: '30.00', staked: '0.00', refunded: '30.00' });
    expect(await balance()).toBe(before);
  },
);

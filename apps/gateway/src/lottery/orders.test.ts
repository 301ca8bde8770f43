import type { CallBody, calls } from '@livery/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { reserveDraw, type TestDraw } from '../testing/testDraw.ts';

let gateway: TestGateway;
let token: string;
let draw: TestDraw;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo1');
  draw = await reserveDraw(gateway, 'TCG_SEA_1');
});
afterAll(() => gateway.close());

type Bets = NonNullable<CallBody<typeof calls.placeOrder>>['bets'];
const place = (
  bets: Bets,
  more: { token?: string; key?: string; issue?: string; gameCode?: string; merchant?: string } = {},
) => {
  const { gameCode = draw.gameCode, issue = draw.issue, ...options } = more;
  return gateway.call('placeOrder', { token, ...options, body: { gameCode, issue, bets } });
};
const balance = async (of = token) =>
  (await gateway.call('getWallet', { token: of })).value.wallets.find(({ code }) => code === 'MAIN')!.balance;
const cents = (amount: string) => Number(amount.replace('.', ''));
const big = { play: 'BIG_SMALL', picks: ['BIG'], stake: '10.00' };

test('a bet can be placed, listed, read in detail and cancelled', async () => {
  const before = await balance();
  const order = (
    await place([
      { ...big, multiple: 2 },
      { play: 'GROUP_6', picks: ['7', '1', '4'], stake: '5' },
    ])
  ).value;
  expect(order).toMatchObject({
    gameCode: 'TCG_SEA_1',
    gameName: 'South Sea Five Digits 1 min',
    issue: draw.issue,
    status: 'PLACED',
    stake: '25.00',
    refunded: '0.00',
    payout: '0.00',
    bets: 2,
  });
  expect(order.suborders).toMatchObject([
    {
      play: 'BIG_SMALL',
      playName: 'Big or small',
      picks: ['BIG'],
      unitStake: '10.00',
      multiple: 2,
      stake: '20.00',
      status: 'PLACED',
      canCancel: true,
    },
    // Picks of an unordered play are stored sorted.
    { play: 'GROUP_6', picks: ['1', '4', '7'], unitStake: '5.00', multiple: 1, stake: '5.00' },
  ]);
  expect(order.numbers).toBeUndefined();
  expect(cents(before) - cents(await balance())).toBe(25_00);

  const listed = (await gateway.call('getOrders', { token, query: { pageSize: '1' } })).value;
  expect(listed.content).toMatchObject([
    {
      orderId: order.orderId,
      bets: 2,
      first: { play: 'BIG_SMALL', playName: 'Big or small', picks: ['BIG'] },
      stake: '25.00',
      status: 'PLACED',
    },
  ]);
  expect(
    (await gateway.call('getOrder', { token, query: { orderId: order.orderId, language: 'BN' } })).value,
  ).toMatchObject({ orderId: order.orderId, gameName: 'South Sea পাঁচ অঙ্ক 1 মিনিট' });

  const { suborderId } = order.suborders[0]!;
  expect((await gateway.call('cancelSuborder', { token, body: { suborderId } })).value).toEqual({
    suborderId,
    status: 'CANCELLED',
    refunded: '20.00',
  });
  expect(cents(before) - cents(await balance())).toBe(5_00);
  const after = (await gateway.call('getOrder', { token, query: { orderId: order.orderId } })).value;
  expect(after).toMatchObject({ status: 'PLACED', refunded: '20.00' });
  expect(after.suborders.map(({ status, canCancel }) => [status, canCancel])).toEqual([
    ['CANCELLED', false],
    ['PLACED', true],
  ]);
});

test('an order has one effect per key, and a repeated cancellation has no further effect', async () => {
  const before = cents(await balance());
  const replies = await Promise.all([1, 2, 3].map(() => place([big], { key: 'the-same-order' })));
  const { orderId, suborders } = replies[0]!.value;
  expect(replies.map(({ value }) => value.orderId)).toEqual([orderId, orderId, orderId]);
  expect(before - cents(await balance())).toBe(10_00);
  const { suborderId } = suborders[0]!;
  const cancelled = await Promise.all(
    [1, 2, 3].map(() => gateway.call('cancelSuborder', { token, body: { suborderId } })),
  );
  expect(cancelled.map(({ value }) => value.refunded)).toEqual(['10.00', '10.00', '10.00']);
  expect(cents(await balance())).toBe(before);
  expect((await gateway.call('getOrder', { token, query: { orderId } })).value).toMatchObject({
    status: 'CANCELLED',
    refunded: '10.00',
  });
});

test.each<[string, Bets[number], string]>([
  ['a play of another lottery', { play: 'PICK_1', picks: ['1'], stake: '10' }, 'body.bets.0.play'],
  ['an invalid side', { play: 'BIG_SMALL', picks: ['HUGE'], stake: '10' }, 'body.bets.0.picks'],
  ['too few picks', { play: 'GROUP_6', picks: ['1', '2'], stake: '10' }, 'body.bets.0.picks'],
  ['too many picks', { play: 'BIG_SMALL', picks: ['BIG', 'SMALL'], stake: '10' }, 'body.bets.0.picks'],
  ['a digit twice', { play: 'GROUP_6', picks: ['1', '1', '2'], stake: '10' }, 'body.bets.0.picks'],
  ['an invalid digit', { play: 'STRAIGHT_2', picks: ['1', '10'], stake: '10' }, 'body.bets.0.picks'],
  ['no picks', { play: 'BIG_SMALL', picks: [], stake: '10' }, 'body.bets.0.picks'],
  ['more decimals than the currency', { play: 'BIG_SMALL', picks: ['BIG'], stake: '10.001' }, 'body.bets.0.stake'],
  ['a negative stake', { play: 'BIG_SMALL', picks: ['BIG'], stake: '-10' }, 'body.bets.0.stake'],
  ['a multiple of zero', { play: 'BIG_SMALL', picks: ['BIG'], stake: '10', multiple: 0 }, 'body.bets.0.multiple'],
  ['half a multiple', { play: 'BIG_SMALL', picks: ['BIG'], stake: '10', multiple: 1.5 }, 'body.bets.0.multiple'],
  [
    'a multiple of a hundred',
    { play: 'BIG_SMALL', picks: ['BIG'], stake: '10', multiple: 100 },
    'body.bets.0.multiple',
  ],
])('%s is rejected, and nothing is debited', async (_what, bet, path) => {
  const before = await balance();
  const reply = await place([bet]);
  expect([reply.status, reply.code]).toEqual([400, 'REQUEST_INVALID']);
  expect(reply.envelope.value).toMatchObject({ issues: [{ path }] });
  expect(await balance()).toBe(before);
});

test.each([
  ['0.99', 1],
  ['0', 1],
  ['5000.01', 1],
  ['60', 84],
])('a stake of %s times %i is out of range', async (stake, multiple) => {
  const reply = await place([{ ...big, stake, multiple }]);
  expect([reply.status, reply.code]).toEqual([400, 'STAKE_OUT_OF_RANGE']);
  expect(reply.envelope.value).toEqual({ minStake: '1.00', maxStake: '5000.00' });
});

test('51 bets are rejected, and one invalid bet of 50 rejects all of them', async () => {
  expect((await place(Array.from({ length: 51 }, () => big))).code).toBe('REQUEST_INVALID');
  const before = await balance();
  const reply = await place([...Array.from({ length: 49 }, () => big), { ...big, picks: ['NONE'] }]);
  expect(reply.envelope.value).toMatchObject({ issues: [{ path: 'body.bets.49.picks' }] });
  expect(await balance()).toBe(before);
});

test('a wallet with less than the stake is FUNDS_INSUFFICIENT, and no order is stored', async () => {
  const demo3 = await gateway.tokenOf('demo3');
  const reply = await place(
    [
      { ...big, stake: '5000' },
      { ...big, stake: '5000' },
      { ...big, stake: '5000' },
    ],
    { token: demo3 },
  );
  expect([reply.status, reply.code]).toEqual([409, 'FUNDS_INSUFFICIENT']);
  expect((await gateway.call('getOrders', { token: demo3 })).value).toEqual({ content: [], pageNum: 1, totalPages: 0 });
});

test('simultaneous bets never debit more than the balance', async () => {
  const demo3 = await gateway.tokenOf('demo3');
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => place([{ ...big, stake: '4000' }], { token: demo3 })),
  );
  expect(replies.map(({ code }) => code).toSorted()).toEqual([
    '',
    '',
    'FUNDS_INSUFFICIENT',
    'FUNDS_INSUFFICIENT',
    'FUNDS_INSUFFICIENT',
    'FUNDS_INSUFFICIENT',
  ]);
  expect(await balance(demo3)).toBe('2000.00');
});

test('a closed, future or unknown draw rejects bets', async () => {
  const closed = await reserveDraw(gateway, 'DDRW_1');
  await gateway.sql("update draws set closes_at = now() - interval '1 millisecond' where id = $1", [closed.id]);
  expect((await place([big], closed)).code).toBe('DRAW_CLOSED');
  const later = await reserveDraw(gateway, 'DDRW_2');
  await gateway.sql("update draws set opens_at = now() + interval '1 minute' where id = $1", [later.id]);
  expect((await place([big], later)).code).toBe('DRAW_CLOSED');
  const [old] = await gateway.sql(
    "select issue from draws where game_code = 'TCG_SEA_1' and status = 'settled' limit 1",
  );
  expect((await place([big], { issue: old!.issue })).code).toBe('DRAW_CLOSED');
  expect((await place([big], { issue: 'never' })).code).toBe('NOT_FOUND');
  expect((await place([big], { gameCode: 'NONE' })).code).toBe('NOT_FOUND');
});

test('a bet on a closed draw cannot be cancelled', async () => {
  const closing = await reserveDraw(gateway, 'MNLT_1');
  const { suborderId } = (await place([big], closing)).value.suborders[0]!;
  await gateway.sql("update draws set closes_at = now() - interval '1 millisecond' where id = $1", [closing.id]);
  const before = await balance();
  expect((await gateway.call('cancelSuborder', { token, body: { suborderId } })).code).toBe('DRAW_CLOSED');
  expect(await balance()).toBe(before);
});

test('a player can neither see nor cancel orders of other players or merchants', async () => {
  const { orderId, suborders } = (await place([big])).value;
  const { suborderId } = suborders[0]!;
  for (const [username, merchant] of [
    ['demo2', 'aurora'],
    ['demo1', 'padma'],
  ] as const) {
    const other = await gateway.tokenOf(username, merchant);
    expect((await gateway.call('getOrder', { token: other, merchant, query: { orderId } })).code).toBe('NOT_FOUND');
    expect((await gateway.call('cancelSuborder', { token: other, merchant, body: { suborderId } })).code).toBe(
      'NOT_FOUND',
    );
    expect(
      (await gateway.call('getOrders', { token: other, merchant, query: { status: 'PLACED' } })).value.content,
    ).toEqual([]);
  }
  expect((await gateway.call('getOrder', { query: { orderId } })).code).toBe('SESSION_MISSING');
});

test('orders are listed by page and filtered by lottery, state and day', async () => {
  const demo2 = await gateway.tokenOf('demo2');
  const [past] = await gateway.sql(
    "select count(*)::int from lottery_orders join members on members.id = member_id where lottery_orders.merchant_code = 'aurora' and username = 'demo2'",
  );
  expect(past!.count).toBeGreaterThan(10);
  await gateway.sql("delete from lottery_suborders where status <> 'placed'");
  await gateway.sql(
    'delete from lottery_orders where not exists (select 1 from lottery_suborders where order_id = lottery_orders.id)',
  );
  const other = await reserveDraw(gateway, 'NGRV_2');
  for (const _ of [1, 2, 3]) await place([big], { token: demo2 });
  const {
    suborders: [first],
  } = (await place([big], { token: demo2, ...other })).value;
  await gateway.call('cancelSuborder', { token: demo2, body: { suborderId: first!.suborderId } });
  const list = async (query: Record<string, string>) =>
    (await gateway.call('getOrders', { token: demo2, query })).value;
  expect(await list({ pageSize: '3' })).toMatchObject({
    pageNum: 1,
    totalPages: 2,
    content: [{ gameCode: 'NGRV_2' }, { gameCode: 'TCG_SEA_1' }, { gameCode: 'TCG_SEA_1' }],
  });
  expect((await list({ pageSize: '3', pageNo: '2' })).content).toHaveLength(1);
  expect((await list({ gameCode: 'NGRV_2' })).content).toHaveLength(1);
  expect((await list({ status: 'PLACED' })).content).toHaveLength(3);
  expect((await list({ status: 'CANCELLED' })).content.map(({ gameCode }) => gameCode)).toEqual(['NGRV_2']);
  expect((await list({ status: 'WON' })).content).toEqual([]);
  expect((await list({ to: '2020-01-01' })).content).toEqual([]);
  expect((await list({ from: '2020-01-01', to: '2100-01-01' })).content).toHaveLength(4);
  for (const from of ['2020-02-30', '0000-01-01', 'yesterday'])
    expect((await gateway.call('getOrders', { token: demo2, query: { from } })).code).toBe('REQUEST_INVALID');
});

test('the VN lotteries of a player’s bets are listed, the last one first', async () => {
  const before = (await gateway.call('getVnRecentGames', { token: await gateway.tokenOf('demo3') })).value.list;
  expect(before).toEqual([]);
  for (const code of ['TCG_LOTTO_VN_3', 'TCG_LOTTO_VN_1', 'TCG_LOTTO_VN_3']) {
    const regional = await reserveDraw(gateway, code);
    expect((await place([{ play: 'LO_2', picks: ['07'], stake: '1' }], regional)).status).toBe(200);
  }
  expect(
    (await gateway.call('getVnRecentGames', { token, query: { language: 'PT' } })).value.list.map(
      ({ gameCode, gameName, region }) => [gameCode, gameName, region],
    ),
  ).toEqual([
    ['TCG_LOTTO_VN_3', 'Vietnã Sul', 'SOUTH'],
    ['TCG_LOTTO_VN_1', 'Vietnã Norte', 'NORTH'],
  ]);
  expect((await gateway.call('getVnRecentGames')).code).toBe('SESSION_MISSING');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo1');
});
afterAll(() => gateway.close());

const aLottery = async () => {
  const { value } = await gateway.call('getLottList', { query: {} });
  return value.list.find(({ nodeId }) => nodeId !== undefined)!;
};

async function launch(more: { gameCode?: 'lobby'; prizeMode?: 'Lott' | 'ZY' } = {}, as = token, headers = {}) {
  const { gameType, vassalage, gameId, nodeId } = await aLottery();
  const query = {
    gameCategory: gameType,
    vassalage,
    gameId,
    nodeId: nodeId!,
    supportPlay: 'REAL',
    platform: 'html5' as const,
    language: 'BN',
    ...more,
  };
  return gateway.call('launchGame', { token: as, query, headers });
}
const addressOf = async (...launched: Parameters<typeof launch>) => new URL((await launch(...launched)).value.url);
const ticketOf = async (...launched: Parameters<typeof launch>) =>
  (await addressOf(...launched)).searchParams.get('token')!;
const open = (ticket: string, headers?: Record<string, string>) =>
  gateway.call('openLottery', { body: { ticket }, ...(headers && { headers }) });

test('[ROUTE-09] [GAME-03] a lottery launches in the app’s frame, on the merchant’s host, with a ticket', async () => {
  const { gameId } = await aLottery();
  const address = await addressOf({ prizeMode: 'ZY' });
  expect(address.pathname).toBe(`/m/lotto-h5/1/ent/games/${gameId}`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    merchant: 'aurora',
    css: 'aurora.css',
    prize_mode: 'ZY',
    lang: 'BN',
  });
  expect(address.href).not.toContain(token);
  expect((await addressOf({ prizeMode: 'Lott' })).pathname).toMatch(/^\/m\/lotto-h5\/1\/trad\//);
  const elsewhere = await addressOf({}, token, { Origin: 'http://aurora.localhost:4000' });
  expect(elsewhere.origin).toBe('http://aurora.localhost:4000');
});

test('[LOTTO-03] the ticket is exchanged once for a session of the frame and the launch data', async () => {
  const ticket = await ticketOf({ gameCode: 'lobby', prizeMode: 'Lott' });
  const { value } = await open(ticket);
  expect(value).toMatchObject({
    session: { userName: 'demo1', merchantCode: 'aurora' },
    gameCode: (await aLottery()).gameCode,
    prizeMode: 'Lott',
    isLobby: true,
  });
  expect(value.session.token).not.toBe(token);
  expect((await open(ticket)).code).toBe('SESSION_INVALID');
  expect((await open('never-made')).code).toBe('SESSION_INVALID');
});

test('of many simultaneous openings of a ticket only one succeeds', async () => {
  const ticket = await ticketOf();
  const codes = await Promise.all(Array.from({ length: 8 }, async () => (await open(ticket)).code));
  expect(codes.filter((code) => code === '')).toHaveLength(1);
});

test('a ticket expires after two minutes, and another merchant can neither use it nor use it up', async () => {
  const late = await ticketOf();
  await gateway.sql("update lottery_tickets set expires_at = expires_at - interval '2 minutes'");
  expect((await open(late)).code).toBe('SESSION_INVALID');
  const ticket = await ticketOf();
  expect((await open(ticket, { Merchant: 'padma' })).code).toBe('SESSION_INVALID');
  expect((await open(ticket)).code).toBe('');
});

test('tickets are stored only as hashes', async () => {
  const ticket = await ticketOf();
  expect(JSON.stringify(await gateway.sql('select * from lottery_tickets'))).not.toContain(ticket);
});

test('the frame’s session can only bet and read data for betting', async () => {
  const { token: own } = (await open(await ticketOf())).value.session;
  expect((await gateway.call('getOrders', { token: own, query: {} })).code).toBe('');
  expect((await gateway.call('getWallet', { token: own })).code).toBe('');
  expect((await gateway.call('getChases', { token: own })).code).toBe('');
  const chase = {
    gameCode: 'NONE',
    issue: 'never',
    bets: [{ play: 'ANY', picks: [], stake: '1' }],
    draws: 2,
    stopOnWin: true,
  };
  expect((await gateway.call('placeChase', { token: own, body: chase })).code).toBe('NOT_FOUND');
  expect((await gateway.call('cancelChase', { token: own, body: { chaseId: '999999999' } })).code).toBe('NOT_FOUND');
  for (const name of ['getPersonalInfo', 'getBankCards', 'renewSession', 'getSaferPlay', 'logout'] as const)
    expect([name, (await gateway.call(name as 'getBankCards', { token: own })).code]).toEqual([
      name,
      'SESSION_INVALID',
    ]);
});

test('the frame’s session and unopened tickets end with the session that launched them', async () => {
  const launcher = await gateway.tokenOf('demo2');
  const { token: own } = (await open(await ticketOf({}, launcher))).value.session;
  const unopened = await ticketOf({}, launcher);
  expect((await gateway.call('getOrders', { token: own, query: {} })).code).toBe('');
  expect((await gateway.call('logout', { token: launcher })).code).toBe('');
  expect((await gateway.call('getOrders', { token: own, query: {} })).code).toBe('SESSION_INVALID');
  expect((await open(unopened)).code).toBe('SESSION_INVALID');
});

test('use of the frame’s session extends the session that launched it', async () => {
  const launcher = await gateway.tokenOf('demo2');
  const { token: own } = (await open(await ticketOf({}, launcher))).value.session;
  await gateway.sql(
    "update sessions set renewed_at = now() - interval '10 minutes', expires_at = now() + interval '1 minute'",
  );
  await gateway.call('getOrders', { token: own, query: {} });
  await gateway.sql("delete from sessions where expires_at < now() + interval '1 hour'");
  expect((await gateway.call('getWallet', { token: launcher })).code).toBe('');
});

test('the frame’s session of a trial ends with the trial', async () => {
  const trial = (await gateway.call('freePlay')).value;
  const { value } = await open(await ticketOf({}, trial.token));
  expect(value.session.type).toBe(4);
  const [row] = await gateway.sql(
    "select count(distinct date_trunc('second', expires_at))::int as ends from sessions where kind in ('trial', 'lottery') and member_id = (select max(member_id) from sessions where kind = 'trial')",
  );
  expect(row).toEqual({ ends: 1 });
});

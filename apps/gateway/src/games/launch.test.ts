import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAt as openAtHost } from '../testing/openAt.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo1');
});
afterAll(() => gateway.close());

const aGame = async () => {
  const { value } = await gateway.call('getGameList', {
    query: { merchant: 'aurora', clientType: '2', platform: 'html5', language: 'EN', gameType: 'RNG', pageSize: '1' },
  });
  return value.games[0]!;
};
/** The query that launches the game. */
const launchQuery = async (more: Record<string, string> = {}) => {
  const { gameType, vassalage, gameId, nodeId, supportPlay } = await aGame();
  return { gameCategory: gameType, vassalage, gameId, nodeId, supportPlay, platform: 'html5', language: 'EN', ...more };
};
const launch = async (more?: Record<string, string>) =>
  gateway.call('launchGame', { token, query: await launchQuery(more) });
const open = (url: string, cookie?: string) =>
  fetch(`${gateway.url}${url}`, { headers: cookie === undefined ? {} : { Cookie: cookie } });

const openAt = (host: string, path: string) => openAtHost(host, `${gateway.url}${path}`);

test('the page shows the game’s name, the merchant and the balance, and the address has no session token', async () => {
  const { url } = (await launch({ backUrl: '/m/gameList?gameType=RNG' })).value;
  expect(url).toMatch(/^\/sandbox\/play\/[\w-]{43}$/);
  expect(url).not.toContain(token);
  const page = await open(url);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain((await aGame()).gameName.replaceAll('&', '&amp;'));
  expect(html).toContain('12,480.00');
  expect(html).toContain('/m/gameList?gameType=RNG');
  expect(html).not.toContain(token);
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

test('a link opens once, and the browser that opened it can reload for half an hour', async () => {
  const { url } = (await launch()).value;
  const first = await open(url);
  const setCookie = first.headers.get('Set-Cookie')!;
  expect(setCookie).toMatch(new RegExp(`Path=${url}.*HttpOnly.*SameSite=Lax`));
  expect((await open(url)).status).toBe(410);
  expect((await open(url, 'visit=made-up')).status).toBe(410);
  const cookie = setCookie.split(';')[0]!;
  expect((await open(url, cookie)).status).toBe(200);
  await gateway.sql("update play_tickets set visit_until = now() - interval '1 second'");
  expect((await open(url, cookie)).status).toBe(410);
});

test('a link that does not open shows a page in the player’s language with a link back', async () => {
  const { url } = (await launch({ language: 'UR', backUrl: '/m/game?a=1&b="2"' })).value;
  await open(url);
  const html = await (await open(url)).text();
  expect(html).toContain('<html lang="ur" dir="rtl">');
  expect(html).toContain('href="/m/game?a=1&amp;b=&quot;2&quot;"');
  expect((await open('/sandbox/play/never-made')).status).toBe(410);
  const portuguese = (await launch({ language: 'PT' })).value;
  await open(portuguese.url);
  expect(await (await open(portuguese.url)).text()).toContain('<html lang="pt" dir="ltr">');
});

test('launched from a merchant’s page on another origin, the game links back there', async () => {
  const query = await launchQuery({ backUrl: '/m/home' });
  const leadsTo = async (Origin: string) =>
    (
      await (await open((await gateway.call('launchGame', { token, query, headers: { Origin } })).value.url)).text()
    ).includes(`${Origin}/m/home`);
  expect(await leadsTo('http://aurora.localhost:4000')).toBe(true);
  expect(await leadsTo('https://evil.example')).toBe(false);
});

test('of many simultaneous openings only one succeeds', async () => {
  const { url } = (await launch()).value;
  const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await open(url)).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('a ticket expires after two minutes', async () => {
  const { url } = (await launch()).value;
  await gateway.sql("update play_tickets set expires_at = expires_at - interval '2 minutes' where visit_hash is null");
  expect((await open(url)).status).toBe(410);
});

test('tickets are stored only as hashes', async () => {
  const ticket = (await launch()).value.url.split('/').at(-1)!;
  expect(JSON.stringify(await gateway.sql('select * from play_tickets'))).not.toContain(ticket);
});

test.each([
  ['an unknown game', { nodeId: 'n-none' }, 'NOT_FOUND'],
  ['an id that is not the node’s', { gameId: 'other' }, 'NOT_FOUND'],
  ['a way out to another host', { backUrl: '//evil.example' }, 'REQUEST_INVALID'],
  ['a way out that browsers read as another host', { backUrl: '/\\evil.example' }, 'REQUEST_INVALID'],
  ['a way out with a tab that browsers drop', { backUrl: '/\t/evil.example' }, 'REQUEST_INVALID'],
  ['an absolute way out', { backUrl: 'https://evil.example' }, 'REQUEST_INVALID'],
])('%s is rejected', async (_what, more, code) => {
  expect((await launch(more)).code).toBe(code);
});

test('a closed game is GAME_UNAVAILABLE and is in no list', async () => {
  const { nodeId, gameName } = await aGame();
  const { gameType, vassalage, gameId, supportPlay } = await aGame();
  await gateway.sql('update games set is_open = false where node_id = $1', [nodeId]);
  const reply = await gateway.call('launchGame', {
    token,
    query: { gameCategory: gameType, vassalage, gameId, nodeId, supportPlay, platform: 'html5', language: 'EN' },
  });
  expect([reply.status, reply.code]).toEqual([409, 'GAME_UNAVAILABLE']);
  const { value } = await gateway.call('getGameList', {
    query: { merchant: 'aurora', clientType: '2', platform: 'html5', language: 'EN', gameName },
  });
  expect(value.games.map((game) => game.nodeId)).not.toContain(nodeId);
});

test('a password change closes the open game', async () => {
  const { url } = (await launch()).value;
  const cookie = (await open(url)).headers.get('Set-Cookie')!.split(';')[0]!;
  expect((await open(url, cookie)).status).toBe(200);
  const change = await gateway.call('changePassword', {
    token,
    body: { oldPassword: 'demo1234', newPassword: 'another1234', confirmNewPassword: 'another1234' },
  });
  expect(change.code).toBe('');
  expect((await open(url, cookie)).status).toBe(410);
});

test('with a host of games the address is on that host, and the game links and posts only to the merchant', async () => {
  const headers = { 'X-Forwarded-Host': 'aurora.localhost:4321', 'X-Forwarded-Proto': 'http' };
  const query = await launchQuery({ backUrl: '/m/home' });
  const { url } = (await gateway.call('launchGame', { token, query, headers })).value;
  expect(url).toMatch(/^http:\/\/play\.aurora\.localhost:4321\/sandbox\/play\/[\w-]{43}$/);
  const { pathname } = new URL(url);
  const page = await openAt('play.aurora.localhost:4321', pathname);
  expect(page.status).toBe(200);
  expect(page.body).toContain('href="http://aurora.localhost:4321/m/home"');
  expect(page.body).toContain('"app":"http://aurora.localhost:4321"');
  expect(page.headers['content-security-policy']).toContain('http://aurora.localhost:4321');
  // A second opening also posts to the same page.
  expect((await openAt('play.aurora.localhost:4321', pathname)).body).toContain(
    '"http://aurora.localhost:4321")</script>',
  );
  // On another host the page posts no message.
  expect((await openAt('aurora.localhost:4321', pathname)).body).not.toContain('postMessage');
});

test.each(['evil.example', 'padma.localhost:4321', 'play.aurora.localhost', 'aurora.localhost.evil.example', ''])(
  'called under the host %j without a known host of games, the address is a path',
  async (host) => {
    const { gameType, vassalage, nodeId, supportPlay } = await aGame();
    const query = { gameCategory: gameType, vassalage, nodeId, supportPlay, platform: 'html5', language: 'EN' };
    const { url } = (await gateway.call('launchGame', { token, query, headers: { 'X-Forwarded-Host': host } })).value;
    expect(url).toMatch(/^\/sandbox\/play\//);
  },
);

test('a vendor in maintenance opens no games and rejects stakes in open games', async () => {
  const { vassalage } = await aGame();
  const { url } = (await launch()).value;
  const cookie = (await open(url)).headers.get('Set-Cookie')!.split(';')[0]!;
  await gateway.sql('update vendors set is_in_maintenance = true where code = $1', [vassalage]);
  const reply = await launch();
  const round = await fetch(`${gateway.url}${url}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie, 'Idempotency-Key': 'a'.repeat(32) },
    body: JSON.stringify({ stake: '1.00' }),
  });
  await gateway.sql('update vendors set is_in_maintenance = false where code = $1', [vassalage]);
  expect([reply.status, reply.code]).toEqual([409, 'VENDOR_MAINTENANCE']);
  expect(await round.json()).toMatchObject({ success: false, code: 'VENDOR_MAINTENANCE' });
});

test('the lobby of a lottery’s vendor opens, with its prize mode', async () => {
  const { value } = await gateway.call('getGameList', {
    query: {
      merchant: 'aurora',
      clientType: '2',
      platform: 'html5',
      language: 'EN',
      gameType: 'LOTT',
      vassalage: 'TCG_SEA',
      pageSize: '1',
    },
  });
  const { vassalage, nodeId, supportPlay } = value.games[0]!;
  const query = {
    gameCategory: 'LOTT',
    vassalage,
    nodeId,
    supportPlay,
    platform: 'html5',
    language: 'EN',
    gameCode: 'lobby',
  };
  expect((await gateway.call('launchGame', { token, query: { ...query, prizeMode: 'Lott' } })).code).toBe('');
  expect((await gateway.call('launchGame', { token, query: { ...query, prizeMode: 'Best' } })).code).toBe(
    'REQUEST_INVALID',
  );
});

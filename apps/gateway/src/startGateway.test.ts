import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { startGateway } from './index.ts';
import { merchantsDir } from './testing/globalSetup.ts';
import { registrationBody } from './testing/registrationBody.ts';
import { copySeededDatabase, startTestGateway } from './testing/testGateway.ts';

const opened: Array<{ close(): Promise<void> }> = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

async function openTwo() {
  const databaseUrl = await copySeededDatabase();
  const both = await Promise.all([startTestGateway({ databaseUrl }), startTestGateway({ databaseUrl })]);
  opened.push(...both);
  return both;
}

test('two gateways on one database share sessions, favourites, captchas and tickets', async () => {
  const [one, two] = await openTwo();
  const token = await one.tokenOf('demo3');
  expect((await two.call('getMemberInfo', { token })).value.account).toBe('demo3');

  const { value } = await two.call('getGameList', {
    query: { merchant: 'aurora', clientType: '2', platform: 'html5', language: 'EN', pageSize: '1' },
  });
  const { nodeId, vassalage, gameType, supportPlay } = value.games[0]!;
  await one.call('addFavoriteGame', { token, body: { nodeId, vendor: vassalage } });
  expect((await two.call('getFavoriteGames', { token, query: { language: 'EN' } })).value.content).toHaveLength(1);

  const { captchaId } = (await one.call('getCaptcha')).value;
  const body = registrationBody({ username: 'bothsides', captchaId, captcha: await two.solve(captchaId) });
  expect((await two.call('register', { body })).status).toBe(200);

  const { url } = (
    await one.call('launchGame', {
      token,
      query: { gameCategory: gameType, vassalage, nodeId, supportPlay, platform: 'html5', language: 'EN' },
    })
  ).value;
  const statuses = await Promise.all(
    [one, two, one, two].map(async (gateway) => (await fetch(`${gateway.url}${url}`)).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);

  await two.call('logout', { token });
  expect((await one.call('getMemberInfo', { token })).code).toBe('SESSION_INVALID');
});

test('guesses at two gateways are counted together', async () => {
  const both = await openTwo();
  const replies = await Promise.all(Array.from({ length: 10 }, (_, i) => both[i % 2]!.logIn('spread', 'wrong-one')));
  expect(replies.filter(({ code }) => code === 'LOGIN_WRONG')).toHaveLength(3);
});

test('a user name registered simultaneously at two gateways belongs to one member', { tags: 'whole' }, async () => {
  const both = await openTwo();
  const replies = await Promise.all(
    both.flatMap((gateway) =>
      [1, 2].map(() =>
        gateway.call('register', { merchant: 'padma', body: registrationBody({ username: 'contested' }) }),
      ),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});

test('stop waits for running requests and can be called twice', async () => {
  const gateway = await startGateway({ databaseUrl: await copySeededDatabase(), merchantsDir });
  // A lock delays the request until the gateway is stopping.
  const client = new Client({ connectionString: gateway.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('lock table captchas in access exclusive mode');
  // Without this header the connection stays open after the reply, and the stop waits five seconds for it.
  const pending = fetch(`${gateway.url}/wps/captcha`, { headers: { Merchant: 'aurora', Connection: 'close' } });
  await vi.waitUntil(
    async () =>
      (await client.query("select 1 from pg_locks where not granted and relation = 'captchas'::regclass")).rowCount ===
      1,
    { timeout: 10_000 },
  );
  const stopped = Promise.all([gateway.stop(), gateway.stop()]);
  await client.query('commit');
  await client.end();
  expect((await pending).status).toBe(200);
  await stopped;
  await expect(fetch(gateway.url)).rejects.toThrow();
});

test('in production it starts only with the explicit sandbox setting and its own key', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(startGateway()).rejects.toThrow('sandbox with play money');
  vi.stubEnv('GATEWAY_ALLOW_PRODUCTION', 'sandbox');
  await expect(startGateway()).rejects.toThrow('GATEWAY_PRIVATE_KEY_FILE');
});

test('in production captcha answers, codes, cashier and the Auth emulator are not available', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('GATEWAY_ALLOW_PRODUCTION', 'sandbox');
  const options = {
    databaseUrl: await copySeededDatabase(),
    merchantsDir,
    privateKeyFile: fileURLToPath(new URL('../sandbox-keys/private.pem', import.meta.url)),
  };
  await expect(startGateway({ ...options, firebase: { emulatorHost: '127.0.0.1:9099' } })).rejects.toThrow(
    'FIREBASE_AUTH_EMULATOR_HOST',
  );
  const gateway = await startGateway(options);
  opened.push({ close: () => gateway.stop() });
  const statuses = await Promise.all(
    ['outbox', 'outbox.json', 'captchas/x', 'cashier', 'cashier.json'].map(
      async (page) => (await fetch(`${gateway.url}/sandbox/${page}`)).status,
    ),
  );
  expect(statuses).toEqual([404, 404, 404, 404, 404]);
  expect((await fetch(`${gateway.url}/sandbox/cashier/deposit/1/approve`, { method: 'POST' })).status).toBe(404);
});

test('in production switches and headers have no effect, and the status does not report them', async () => {
  const one = await startTestGateway();
  opened.push(one);
  const put = await fetch(`${one.url}/sandbox/switches`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind: 'maintenance' }),
  });
  expect(put.status).toBe(200);
  expect((await one.call('getSystemStatus')).value.maintenance).toBe(true);
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('GATEWAY_ALLOW_PRODUCTION', 'sandbox');
  const gateway = await startGateway({
    databaseUrl: one.databaseUrl,
    merchantsDir,
    privateKeyFile: fileURLToPath(new URL('../sandbox-keys/private.pem', import.meta.url)),
  });
  opened.push({ close: () => gateway.stop() });
  const reply = await fetch(`${gateway.url}/wps/system/status`, {
    headers: { Merchant: 'aurora', 'Sandbox-Site': 'maintenance' },
  });
  expect(await reply.json()).toMatchObject({ success: true, value: { maintenance: false, regionRestriction: false } });
});

test.each([
  ['no-address', 'is not an address'],
  ['postgresql://nobody:secret@127.0.0.1:1/none', "can't be used"],
])('DATABASE_URL %s fails with a message without the password', async (databaseUrl, said) => {
  const error = await startGateway({ databaseUrl, merchantsDir }).catch((thrown: Error) => thrown);
  expect((error as Error).message).toContain(said);
  expect((error as Error).message).not.toContain('secret');
});

test('a port in use fails with a message', { tags: 'whole' }, async () => {
  const [first] = await openTwo();
  await expect(
    startGateway({ databaseUrl: first.databaseUrl, merchantsDir, port: Number(new URL(first.url).port) }),
  ).rejects.toThrow(/Port \d+ is in use/);
});

import { expect, test } from 'vitest';
import { completeDialect, type Dialect } from './dialect.ts';
import { startGateway } from './testing/startGateway.ts';

const gameTypes = '/wps/relay/GCSGAME_getVassGameType?typeId=1&merchant_code=aurora';
const wallet = '/wps/wallets/gcs';
const favourites = '/wps/relay/MCSFE_getFavoriteGamesList?language=EN';

/** Starts a gateway and logs in. The token comes from the reply, in the form of the dialect. */
async function startWithSession(dialect: Dialect) {
  const started = await startGateway(dialect);
  const { json } = await started.login();
  return { ...started, token: (json.value ?? json).token };
}

function refused(message: RegExp) {
  return {
    status: 400,
    json: expect.objectContaining({ code: 'REQUEST_INVALID', message: expect.stringMatching(message) }),
  };
}

test('token header: the header is read, and a token in the parameter is rejected', async () => {
  const { get, token } = await startWithSession({ token: 'header' });
  expect((await get(wallet, { Authorization: token })).status).toBe(200);
  expect(await get(`${favourites}&token=${token}`, { Authorization: token })).toEqual(refused(/not in the parameter/));
});

test('token parameter: the parameter is read, and a token in the header is rejected', async () => {
  const { get, token } = await startWithSession({ token: 'parameter' });
  expect((await get(`${wallet}?token=${token}`)).status).toBe(200);
  expect(await get(`${wallet}?token=${token}`, { Authorization: token })).toEqual(refused(/not in the header/));
  expect(await get(wallet, { Authorization: token })).toEqual(refused(/not in the header/));
});

test('token both: the five named calls need the parameter too, and other calls reject it', async () => {
  const { get, token } = await startWithSession({ token: 'both' });
  const headers = { Authorization: token };
  expect((await get(`${favourites}&token=${token}`, headers)).status).toBe(200);
  expect(await get(favourites, headers)).toEqual(refused(/and in the parameter/));
  expect(await get(`${wallet}?token=${token}`, headers)).toEqual(refused(/not in the parameter/));
});

test('moduleId payload: the field is accepted, and the header is rejected', async () => {
  const { get } = await startGateway({ moduleId: 'payload' });
  expect((await get(`${gameTypes}&moduleId=GAME`)).status).toBe(200);
  expect(await get(gameTypes, { ModuleId: 'GAME' })).toEqual(refused(/header ModuleId must not be sent/));
});

test('moduleId header: the header is accepted, and the field is rejected', async () => {
  const { get } = await startGateway({ moduleId: 'header' });
  expect((await get(gameTypes, { ModuleId: 'GAME' })).status).toBe(200);
  expect(await get(`${gameTypes}&moduleId=GAME`)).toEqual(refused(/not in the field moduleId/));
});

test.each(['Device', 'Idempotency-Key', 'Language', 'Merchant'] as const)(
  'omitHeaders %s: a request with this header is rejected, and one without it is answered',
  async (header) => {
    const { get } = await startGateway({ omitHeaders: [header] });
    expect((await get(gameTypes)).status).toBe(200);
    expect(await get(gameTypes, { [header]: 'aurora' })).toEqual(refused(new RegExp(`header ${header} must not`)));
  },
);

test('omitHeaders Merchant: a login without the header starts a session', async () => {
  const { login } = await startGateway({ omitHeaders: ['Merchant'] });
  expect((await login()).status).toBe(200);
});

test('renameHeaders: the new names are read', async () => {
  const renameHeaders = { Authorization: 'X-Token', Encryption: 'X-Cipher', Merchant: 'X-Brand' };
  const { get, token } = await startWithSession({ renameHeaders });
  expect((await get(wallet, { 'X-Token': token })).status).toBe(200);
  expect((await get(wallet, { Authorization: token })).json.code).toBe('SESSION_MISSING');
});

test('renameHeaders Merchant: a request with the old header name is rejected with MERCHANT_UNKNOWN', async () => {
  const { gateway } = await startGateway({ renameHeaders: { Merchant: 'X-Brand' } });
  const response = await fetch(gateway.url + gameTypes, { headers: { Merchant: 'aurora' } });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'MERCHANT_UNKNOWN' });
});

test('replies bare: values and failures have no envelope', async () => {
  const { get } = await startGateway({ replies: 'bare' });
  expect((await get(gameTypes)).json).toBeInstanceOf(Array);
  const { status, json } = await get(wallet);
  expect([status, json]).toEqual([401, { code: 'SESSION_MISSING', message: expect.any(String) }]);
});

test('refusals: each rejected request is recorded with its path and message', async () => {
  const { gateway, get } = await startGateway({ omitHeaders: ['Device'] });
  await get(gameTypes, { Device: 'MOBILE' });
  expect(gateway.refusals).toEqual([
    {
      method: 'GET',
      path: '/wps/relay/GCSGAME_getVassGameType',
      status: 400,
      code: 'REQUEST_INVALID',
      message: 'The header Device must not be sent: omitHeaders names it.',
    },
  ]);
});

test('a dialect with an unknown key or preset is an error', () => {
  expect(() => completeDialect({ tokens: 'header' } as Dialect)).toThrow('unknown key: tokens');
  expect(() => completeDialect({ preset: 'other' } as unknown as Dialect)).toThrow('unknown preset: other');
});

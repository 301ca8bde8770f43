import { expect, test } from 'vitest';
import { startGateway } from './testing/startGateway.ts';

const launch = '/wps/game/launchGame?gameCategory=RNG&vassalage=ORCHARD&supportPlay=REAL&platform=html5&language=EN';

async function startWithSession() {
  const started = await startGateway({ preset: 'livery' });
  const headers = { Authorization: (await started.login()).json.value.token };
  return { ...started, headers };
}

test('member: a session gets the account, the wallet and the favourites', async () => {
  const { get, headers } = await startWithSession();
  expect((await get('/wps/member/info', headers)).json.value).toEqual({ id: 1, type: 0, account: 'amina' });
  expect((await get('/wps/wallets/gcs', headers)).json.value).toEqual({ currencySymbol: '৳', sumBalance: 1250.5 });
  const favourites = await get('/wps/relay/MCSFE_getFavoriteGamesList?language=EN&gameType=FISH', headers);
  expect(favourites.json.value.content).toEqual([
    { nodeId: 301, gameName: 'River Catch', gameType: 'FISH', vassalage: 'ORCHARD' },
  ]);
});

test('session: after a logout its token is rejected with SESSION_INVALID', async () => {
  const { get, send, headers } = await startWithSession();
  expect(await send('DELETE', '/wps/session/logout', headers)).toEqual({ status: 200, json: { success: true } });
  expect(await get('/wps/wallets/gcs', headers)).toMatchObject({ status: 401, json: { code: 'SESSION_INVALID' } });
});

test.each([
  ['an unknown token', { Authorization: 'unknown' }, 'SESSION_INVALID'],
  ['no token', {}, 'SESSION_MISSING'],
])('session: %s is rejected with its own code', async (_what, headers: Record<string, string>, code) => {
  const { get } = await startGateway();
  expect(await get('/wps/member/info', headers)).toMatchObject({ status: 401, json: { code } });
});

test('launched game: its page shows the name of the game, and can be opened once', async () => {
  const { get, headers } = await startWithSession();
  const { url } = (await get(`${launch}&nodeId=100`, headers)).json.value;
  expect(await (await fetch(url)).text()).toContain('<h1>Apple Reels</h1>');
  expect((await fetch(url)).status).toBe(404);
});

test('launch: a game that the vendor does not have is rejected with NOT_FOUND', async () => {
  const { get, headers } = await startWithSession();
  expect(await get(`${launch}&nodeId=999`, headers)).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
});

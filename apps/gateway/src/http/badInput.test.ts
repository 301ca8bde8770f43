import { bodylessMethods, type Call, type CallName, calls } from '@livery/api/contract';
import { times } from '@livery/config/sample';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encryptBody } from '../testing/encryptBody.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo1');
});
afterAll(() => gateway.close());

const rows = async () =>
  gateway.sql(
    'select (select count(*) from members) m, (select count(*) from entries) e, (select count(*) from favorites) f, (select count(*) from sessions) s, (select count(*) from play_tickets) p',
  );
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '0', '-1', 'NaN', '1e9', "' or 1=1 --", '\u0000', '\ud800', '%', '__proto__', '２', '২৫'),
);
const names = Object.keys(calls) as CallName[];
/**
 * Calls that change data and take no input, for example creating a trial account or logging out. Their input cannot be
 * invalid.
 */
const needsOnlyAsking = ({ method, query, body, isIdempotent = false }: Call) =>
  method !== 'GET' && query === undefined && body === undefined && !isIdempotent;
const refusable = names.filter((name) => !needsOnlyAsking(calls[name]));

test('random requests never return 5xx and change no data', async () => {
  const before = await rows();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...refusable),
      fc.dictionary(
        fc.oneof(text, fc.constantFrom('pageNo', 'pageSize', 'language', 'gameName', 'nodeId', 'merchant', 'minBet')),
        text,
        { maxKeys: 6 },
      ),
      fc.oneof(fc.json(), text),
      fc.boolean(),
      fc.constantFrom('aurora', 'padma'),
      fc.boolean(),
      async (name, query, body, isSealed, merchant, isSignedIn) => {
        const { path, method } = calls[name];
        const sealed = isSealed
          ? encryptBody(merchant, body, { path, method, token: isSignedIn ? token : '' })
          : undefined;
        const reply = await fetch(`${gateway.url}${path}?${new URLSearchParams(query)}`, {
          method,
          headers: {
            Merchant: merchant,
            'Content-Type': 'application/json',
            ...(isSignedIn && { Authorization: token }),
            ...(sealed && { Encryption: sealed.encryption }),
          },
          ...(!bodylessMethods.includes(method) && { body: sealed?.body ?? body }),
        });
        const envelope = (await reply.json()) as { success: boolean; code?: string };
        expect(
          reply.status,
          `${name} ${JSON.stringify(query)} ${body}: ${JSON.stringify(envelope)} ${gateway.lines.join('\n')}`,
        ).toBeLessThan(500);
        expect(envelope.success).toBe(reply.status === 200);
      },
    ),
    { numRuns: times(30, 400) },
  );
  expect(await rows()).toEqual(before);
});

test('only freePlay, logout and renewSession change data without any input', () => {
  expect(names.filter((name) => !refusable.includes(name)).toSorted()).toEqual(['freePlay', 'logout', 'renewSession']);
});

test('unusual values in valid fields never return 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, text, async (gameName, vassalage, nodeId) => {
      const query = { merchant: 'aurora', clientType: '2', platform: 'html5', language: 'EN', gameName, vassalage };
      expect((await gateway.call('getGameList', { query })).status).toBeLessThan(500);
      expect(
        (await gateway.call('removeFavoriteGame', { token, query: { nodeId, vendor: vassalage } })).status,
      ).toBeLessThan(500);
      expect(
        (
          await gateway.call('launchGame', {
            token,
            query: { gameCategory: 'RNG', vassalage, nodeId, supportPlay: gameName, platform: 'html5', language: 'EN' },
          })
        ).status,
      ).toBeLessThan(500);
      expect(
        (await gateway.logIn(nodeId || 'x', vassalage || 'x', { captcha: gameName.slice(0, 6), captchaId: nodeId }))
          .status,
      ).toBeLessThan(500);
    }),
    { numRuns: times(5, 60) },
  );
});

import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMerchantFolder } from '../testing/createMerchantFolder.ts';
import { openAt } from '../testing/openAt.ts';
import { launchGameOf } from '../testing/openGame.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

const merchant = 'nova';
const dir = createMerchantFolder({ nova: { hosts: ['nova.example', 'www.nova.example'] } });
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway({ dir });
  token = await gateway.tokenOf('demo1', merchant);
});
afterAll(async () => {
  await gateway.close();
  rmSync(dir, { recursive: true, force: true });
});

/** The `frame-ancestors` of a reply's policy. */
const ancestorsIn = (policy: string | string[] | null = null) =>
  /(?:^|; )frame-ancestors ([^;]*)/.exec(String(policy ?? ''))?.[1];
const nova = "'self' http://nova.localhost:* https://nova.example https://www.nova.example";
const launch = async () => gateway.url + (await launchGameOf(gateway, { token, merchant, gameType: 'RNG' })).url;

test('no page can embed the payment page in a frame, before and after the payment', async () => {
  const { value } = await gateway.call('depositGateway', { merchant, token, body: { amount: '500' } });
  const page = gateway.url + value.url;
  const replies = [
    await fetch(page),
    await fetch(`${page}/pay`, { method: 'POST' }),
    await fetch(page),
    await fetch(`${gateway.url}/sandbox/pay/unknown`),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 410, 410]);
  for (const { headers } of replies) {
    expect(ancestorsIn(headers.get('Content-Security-Policy'))).toBe("'none'");
    expect(headers.get('X-Frame-Options')).toBe('DENY');
  }
});

test('only pages of the merchant can embed a game in a frame, open and closed', async () => {
  const game = await launch();
  const replies = [await fetch(game), await fetch(game)];
  expect(replies.map(({ status }) => status)).toEqual([200, 410]);
  for (const { headers } of replies) {
    expect(ancestorsIn(headers.get('Content-Security-Policy'))).toBe(nova);
    expect(headers.get('X-Frame-Options')).toBeNull();
  }
});

test.each([
  ['play.nova.localhost:4000', nova],
  ['PLAY.nova.example', nova],
  ['nova.localhost:4000', nova],
  ['play.unknown.localhost:4000', "'self'"],
  ['evil.localhost', "'self'"],
  ['play.nova.localhost.evil.example', "'self'"],
  ['localhost:4000', "'self'"],
])('at %s, the page for a game that was never launched can be framed by %s', async (host, ancestors) => {
  const reply = await openAt(host, `${gateway.url}/sandbox/play/never-launched`);
  expect(reply.status).toBe(410);
  expect(ancestorsIn(reply.headers['content-security-policy'])).toBe(ancestors);
});

test.each([
  '/sandbox',
  '/sandbox/docs',
  '/sandbox/outbox',
  '/sandbox/cashier',
  '/sandbox/desk',
  '/sandbox/health',
  '/sandbox/sandbox.css',
  '/sandbox/chat/unknown',
  '/sandbox/downloads/nova/ios',
  '/sandbox/downloads/nova/app.mobileconfig',
  '/sandbox/downloads/unknown/ios',
  '/sandbox/receipts/1/1/unsigned',
  '/sandbox/feedback/1/1/unsigned',
  '/sandbox/cdn/NOVA/unknown.svg',
  '/emulator/auth/handler',
  '/emulator/auth/handler.css',
  '/wps/captcha',
  '/unknown',
])('no page can embed %s in a frame', async (path) => {
  const { headers } = await fetch(gateway.url + path, { headers: { Merchant: merchant } });
  expect(ancestorsIn(headers.get('Content-Security-Policy'))).toBe("'none'");
  expect(headers.get('X-Frame-Options')).toBe('DENY');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo3');
});
afterAll(() => gateway.close());

const deposit = async (depositorName = 'Rumi Das') => {
  const { bankCode } = (await gateway.call('getDepositBanks', { token })).value[0]!;
  return (
    await gateway.call('depositManual', { token, body: { amount: '750', bankCode, depositorName, reference: 'TX-1' } })
  ).value.depositId;
};
const page = async () => (await fetch(`${gateway.url}/sandbox/cashier`)).text();
const press = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/sandbox/cashier/${path}`, { method: 'POST', headers, redirect: 'manual' });

test('the page lists pending requests of all merchants, with a button for each decision', async () => {
  await gateway.tokenOf('demo1', 'padma');
  const id = await deposit();
  const text = await page();
  expect(text).toContain(`action="/sandbox/cashier/deposit/${id}/approve"`);
  for (const part of [
    'Rumi Das',
    '৳750.00',
    'Approve',
    'aurora',
    'padma',
    '/reject"',
    '/cancel"',
    'A seat at the VIP table',
    'Harbour Card',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('<script');
});

test('texts from players are escaped', async () => {
  await deposit('<img src=x onerror=alert(1)>');
  const text = await page();
  expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(text).not.toContain('<img src=x');
});

test('a receipt is shown beside its deposit, only as a picture', async () => {
  const id = await deposit();
  const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');
  await gateway.call('sendDepositReceipt', {
    token,
    body: { id, file: new File([png, '<script>alert(1)</script>'], 'page.html', { type: 'text/html' }) },
  });
  const reply = await fetch(`${gateway.url}/sandbox/cashier`);
  expect(reply.headers.get('Content-Security-Policy')).toContain("img-src 'self'");
  const [, address] = new RegExp(`<img src="(/sandbox/receipts/${id}/[^"]+)" alt="Receipt"`).exec(await reply.text())!;
  const { headers } = await fetch(`${gateway.url}${address}`);
  expect([headers.get('Content-Type'), headers.get('X-Content-Type-Options')]).toEqual(['image/png', 'nosniff']);
});

test('a form post by a browser redirects to the page, a program gets JSON', async () => {
  const byHand = await press(`deposit/${await deposit()}/approve`, { Accept: 'text/html,*/*' });
  expect([byHand.status, byHand.headers.get('Location')]).toEqual([303, '/sandbox/cashier']);
  const id = await deposit();
  expect(await (await press(`deposit/${id}/reject`)).json()).toEqual({ kind: 'deposit', id, state: 'REJECTED' });
});

test('a page of another origin cannot decide requests', async () => {
  const id = await deposit();
  for (const Origin of ['https://evil.example', 'null'])
    expect((await press(`deposit/${id}/approve`, { Origin })).status).toBe(403);
  expect((await press(`deposit/${id}/approve`, { Origin: gateway.url })).status).toBe(200);
});

test.each([
  'deposit/999999/approve',
  'deposit/0/approve',
  'deposit/x/approve',
  'deposit/1/cancel',
  'deposit/1/constructor',
  'toString/1/approve',
  'withdrawal/99999999999999999999/approve',
  "deposit/1'--/approve",
])('%s is NOT_FOUND', async (path) => {
  const reply = await press(path);
  expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([404, 'NOT_FOUND']);
});

test('pending requests are also listed as JSON', async () => {
  const id = await deposit();
  const listed = (await (await fetch(`${gateway.url}/sandbox/cashier.json`)).json()) as { id: number }[];
  expect(listed.find((one) => String(one.id) === id)).toMatchObject({
    kind: 'deposit',
    merchant: 'aurora',
    member: 'demo3',
    amount: '৳750.00',
  });
});

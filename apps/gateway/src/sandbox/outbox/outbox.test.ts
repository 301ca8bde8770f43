import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.sql('delete from outbox');
});

const put = (address: string, text: string, channel = 'sms') =>
  gateway.sql('insert into outbox (merchant_code, channel, address, text) values ($1, $2, $3, $4)', [
    'aurora',
    channel,
    address,
    text,
  ]);
const read = async (query = '') => (await fetch(`${gateway.url}/sandbox/outbox.json${query}`)).json();

test('lists messages as JSON, newest first, to all addresses or to one', async () => {
  await put('+8801700000001', 'first');
  await put('a@example.org', 'second', 'email');
  const second = {
    to: 'a@example.org',
    channel: 'email',
    merchant: 'aurora',
    text: 'second',
    sentAt: expect.stringMatching(/^\d{4}-.*Z$/),
  };
  expect(await read()).toMatchObject([second, { to: '+8801700000001', channel: 'sms', text: 'first' }]);
  expect(await read('?to=a@example.org')).toEqual([second]);
  expect(await read('?to=nobody')).toEqual([]);
});

test('finds a number with an unescaped +', async () => {
  await put('+8801700000001', 'first');
  for (const to of ['%2B8801700000001', '+8801700000001', '8801700000001'])
    expect(await read(`?to=${to}`)).toHaveLength(1);
});

test('shows messages on a page, escaped', async () => {
  await put('<b>@example.org', 'code <script>alert(1)</script> 123456', 'email');
  const response = await fetch(`${gateway.url}/sandbox/outbox`);
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; 123456');
  expect(page).not.toContain('<script>');
  expect(page).not.toContain('<b>@');
  expect(await (await fetch(`${gateway.url}/sandbox/outbox?to=${encodeURIComponent('"><i>')}`)).text()).not.toContain(
    '"><i>',
  );
});

test('deletes the messages to one address, so that the next code can be sent immediately', async () => {
  const send = () =>
    gateway.call('sendSmsCode', {
      merchant: 'padma',
      body: { mobileNum: '1811000099', countryDialingCode: '880', purpose: 'register' },
    });
  await put('+8801700000001', 'of somebody else');
  expect((await send()).status).toBe(200);
  expect((await send()).code).toBe('TOO_MANY');
  expect((await fetch(`${gateway.url}/sandbox/outbox.json?to=8801811000099`, { method: 'DELETE' })).status).toBe(204);
  expect(await read()).toMatchObject([{ text: 'of somebody else' }]);
  expect((await send()).status).toBe(200);
  expect((await fetch(`${gateway.url}/sandbox/outbox.json`, { method: 'DELETE' })).status).toBe(204);
  expect(await read()).toHaveLength(2);
});

test('an SMS has the validity in the digits of its language, and the code in 0-9', async () => {
  const textIn = async (language: string, mobileNum: string) => {
    const body = { mobileNum, countryDialingCode: '880', purpose: 'register' } as const;
    expect(
      (await gateway.call('sendSmsCode', { merchant: 'padma', headers: { Language: language }, body })).status,
    ).toBe(200);
    const [newest] = (await read()) as { text: string }[];
    return newest!.text;
  };
  expect(await textIn('BN', '1811000097')).toMatch(/আপনার কোড [0-9]{6}। এটি ৫ মিনিট .*#[0-9]{6}$/s);
  expect(await textIn('EN', '1811000098')).toMatch(/your code is [0-9]{6}\. .* 5 minutes\. .*#[0-9]{6}$/s);
});

test('unusual queries are answered with 200', async () => {
  for (const query of ['?to=%00', "?to=' or 1=1 --", '?to=%ff', '?to=&to=x'])
    expect((await fetch(`${gateway.url}/sandbox/outbox.json${query}`)).status).toBe(200);
});

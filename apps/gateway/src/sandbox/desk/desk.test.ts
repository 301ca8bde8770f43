import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo3');
});
afterAll(() => gateway.close());

const send = async (text: string) =>
  (await gateway.call('sendFeedback', { token, body: { category: 'GAME', text } })).value.id;
const own = async (id: string) =>
  (await gateway.call('getFeedback', { token, query: { pageSize: '100' } })).value.content.find(
    (one) => one.id === id,
  )!;
const inbox = async () =>
  (await gateway.call('getInbox', { token, query: { pageSize: '100', language: 'EN' } })).value.content.filter(
    ({ title }) => title === 'We answered your feedback',
  );
const page = async () => (await fetch(`${gateway.url}/sandbox/desk`)).text();
const answer = (id: string, text: string | undefined, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/sandbox/desk/${id}`, {
    method: 'POST',
    headers,
    redirect: 'manual',
    body: new URLSearchParams(text === undefined ? {} : { text }),
  });
const codeOf = async (reply: Response) => [reply.status, ((await reply.json()) as { code: string }).code];

test('an answer is returned with the member’s feedback, and one inbox message reports it', async () => {
  const id = await send('The wheel stands still.');
  expect(await own(id)).not.toHaveProperty('answer');
  expect(await inbox()).toHaveLength(0);
  const reply = await answer(id, '  Thank you.\r\nIt turns again. ');
  expect([reply.status, await reply.json()]).toEqual([200, { id, text: 'Thank you.\nIt turns again.' }]);
  const { answer: found } = await own(id);
  expect(found?.text).toBe('Thank you.\nIt turns again.');
  expect(Math.abs(Date.parse(found!.at) - Date.now())).toBeLessThan(60_000);
  expect(await inbox()).toHaveLength(1);
});

test('of two simultaneous answers to feedback only the first is stored', async () => {
  const id = await send('Where is my bonus?');
  const before = (await inbox()).length;
  const replies = await Promise.all(['First', 'Second'].map((text) => answer(id, text)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [won] = replies.filter(({ status }) => status === 200);
  expect((await own(id)).answer?.text).toBe(((await won!.json()) as { text: string }).text);
  expect(await inbox()).toHaveLength(before + 1);
  expect(await codeOf(await answer(id, 'Third'))).toEqual([409, 'ALREADY_DECIDED']);
});

test('the page lists unanswered feedback, escapes texts, and is shown again after an answer', async () => {
  const id = await send('<img src=x onerror=alert(1)>');
  const listed = await page();
  expect(listed).toContain(`action="/sandbox/desk/${id}"`);
  expect(listed).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(listed).not.toContain('<img src=x');
  const reply = await answer(id, 'Nice try.', { Accept: 'text/html,*/*' });
  expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/sandbox/desk']);
  expect(await page()).not.toContain(`action="/sandbox/desk/${id}"`);
});

test('unanswered feedback is also listed as JSON', async () => {
  const id = await send('A word about JSON');
  const listed = (await (await fetch(`${gateway.url}/sandbox/desk.json`)).json()) as { id: number }[];
  expect(listed.find((one) => String(one.id) === id)).toMatchObject({
    merchant: 'aurora',
    member: 'demo3',
    category: 'GAME',
    text: 'A word about JSON',
  });
});

test('a page of another origin cannot answer', async () => {
  const id = await send('Who answers me?');
  for (const Origin of ['https://evil.example', 'null'])
    expect((await answer(id, 'I do', { Origin })).status).toBe(403);
  expect((await own(id)).answer).toBeUndefined();
});

test('an empty answer, too many characters or a NUL are rejected; 1000 characters are accepted', async () => {
  const id = await send('How long may it be?');
  for (const text of [undefined, '', ' \n ', '😀'.repeat(1_001), 'a\u0000b'])
    expect(await codeOf(await answer(id, text))).toEqual([400, 'REQUEST_INVALID']);
  // An emoji counts as one character.
  expect((await answer(id, '😀'.repeat(1_000))).status).toBe(200);
});

test.each(['999999', '0', 'x', '-1', '99999999999999999999', "1'--"])('feedback %s is NOT_FOUND', async (id) => {
  expect(await codeOf(await answer(encodeURIComponent(id), 'Hello'))).toEqual([404, 'NOT_FOUND']);
});

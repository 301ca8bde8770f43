import { expect, test } from 'vitest';
import { isRunnable, checkHead, checkProbeReply, findLeak } from './judge.ts';
import { markup } from './texts.ts';

const headers = new Map([
  ['content-type', 'application/json; charset=utf-8'],
  ['x-content-type-options', 'nosniff'],
]);
const reply = { status: 200, headers, body: '{"success":true,"value":{}}' };
const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll('"', '&quot;');

test.each(markup)('%s is runnable markup, and not runnable if its characters are escaped', (text) => {
  expect(isRunnable(`<p title="${text}">${text}</p>`)).toBe(true);
  expect(isRunnable(`<p title="${escaped(text)}">${escaped(text)}</p>`)).toBe(false);
});

test.each([
  ['an evaluated template', 'Hello 67247263'],
  ['a file of the machine', 'root:x:0:0:root:/root:/bin/bash'],
  ['a file outside of the folder', 'outside of the folder'],
  ['a stack', 'Error: x\n    at run (file:///gateway/src/main.ts:12:3)'],
  ['a message of the database', 'syntax error at or near "or"'],
])('%s is found in a text', (what, text) => {
  expect(findLeak(text)).toBe(what);
  expect(checkProbeReply({ ...reply, body: JSON.stringify({ success: true, value: text }) })).toBeDefined();
});

test('checkProbeReply accepts a good reply, and reports another type, an injected header and 5xx', () => {
  expect(checkProbeReply(reply)).toBeUndefined();
  expect(checkProbeReply({ ...reply, headers: new Map([...headers, ['content-type', 'text/html']]) })).toContain(
    'text/html',
  );
  expect(checkHead({ headers: new Map([...headers, ['x-injected', '1']]) })).toBe('a header from the caller’s text');
  expect(checkHead({ headers: new Map() })).toBe('no nosniff');
  expect(checkProbeReply({ ...reply, status: 500 })).toContain('500');
});

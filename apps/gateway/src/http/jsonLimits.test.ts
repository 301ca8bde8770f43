import { expect, test } from 'vitest';
import { measureJson } from './jsonLimits.ts';

const refusal = (message: string) => expect.objectContaining({ code: 'REQUEST_INVALID', message: `body: ${message}` });
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test('16 levels are read, 17 are rejected', () => {
  measureJson(nested(16));
  expect(() => measureJson(nested(17))).toThrow(refusal('is nested more than 16 levels'));
  expect(() => measureJson('{"a":'.repeat(50_000))).toThrow(refusal('is nested more than 16 levels'));
});

test('5,000 values are read, 5,001 are rejected', () => {
  const list = (count: number) => `[${Array(count).fill(1).join(',')}]`;
  measureJson(list(5_000));
  expect(() => measureJson(list(5_001))).toThrow(refusal('has more than 5000 values'));
});

test('brackets and commas inside strings are not counted', () => {
  expect(() => measureJson(JSON.stringify({ text: `${'[{,"'.repeat(6_000)}\\` }))).not.toThrow();
  expect(() => measureJson(JSON.stringify(['\\', '"', '[[[[[[[[[[[[[[[[[[[[']))).not.toThrow();
});

test('adjacent brackets do not add levels', () => {
  expect(() => measureJson(`[${Array(200).fill('[[]]').join(',')}]`)).not.toThrow();
});

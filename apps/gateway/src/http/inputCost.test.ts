import { type Call, calls } from '@livery/api/contract';
import { sample } from '@livery/config/sample';
import { describe, expect, test } from 'vitest';
import { decodeBase64 } from '../crypto/decodeText.ts';
import { createClientAddresses } from './clientAddress.ts';
import { readMultipart } from './forms/readMultipart.ts';
import { readUrlEncoded } from './forms/readUrlEncoded.ts';
import { measureJson } from './jsonLimits.ts';

/** Processor time of the work in milliseconds, independent of other work on the machine. */
async function costOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  try {
    await work();
  } catch {
    // The work may fail. Only its cost is measured.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** A cost that is quadratic in the length would be several times this value. */
const bearableMs = 2_000;
const length = 64 * 1024;

/** All regular expressions in a schema. */
function patternsIn(schema: unknown, seen = new Set<unknown>()): RegExp[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  if (schema instanceof RegExp) return [schema];
  return Object.values(schema).flatMap((part) => patternsIn(part, seen));
}

const patterns = new Map(
  Object.values<Call>(calls).flatMap(({ query, body }) =>
    [...patternsIn(query), ...patternsIn(body)].map((pattern) => [String(pattern), pattern] as const),
  ),
);

const starts = ['', 'a@', '/', '#', '1.', 'PL-1', 'B,'];
const units = ['a', 'A', '1', ' ', '.', '-', '@', '/', '\\', 'B,', 'a.', '😀', '\u0301'];
const ends = ['', '!', '\n', '@'];

describe('patterns for callers’ input', () => {
  test('the test finds more than ten patterns in the calls', () => expect(patterns.size).toBeGreaterThan(10));

  test.each(sample([...patterns], 4))('%s takes linear time, not quadratic time', async (_, pattern) => {
    const cost = await costOf(() => {
      for (const start of starts)
        for (const unit of units) for (const end of ends) pattern.test(start + unit.repeat(length / unit.length) + end);
    });
    expect(cost).toBeLessThan(bearableMs);
  });
});

const edge = 'multipart/form-data; boundary=';
const megabytes = (unit: string, count: number) => Buffer.alloc(count * 1024 * 1024, unit);

test.each<[string, () => unknown]>([
  ['base64 with a wrong end', () => decodeBase64(`${'AAAA'.repeat(length)}!`)],
  ['fields of percent signs', () => readUrlEncoded(Buffer.from(`${'%'.repeat(16_000)}&`.repeat(15)))],
  ['brackets without end', () => measureJson('['.repeat(length))],
  ['a text without end', () => measureJson(`"${'\\"'.repeat(length)}`)],
  ['a form that is all boundary', () => readMultipart(megabytes('a', 16), edge + 'a'.repeat(70))],
  [
    'a form that is nearly all boundary',
    () => readMultipart(megabytes(`--${'a'.repeat(69)}b`, 16), edge + 'a'.repeat(70)),
  ],
  ['a form of line ends', () => readMultipart(megabytes('\r\n', 16), `${edge}x`)],
  [
    'a long way of proxies',
    () =>
      createClientAddresses(['127.0.0.0/8']).of({
        headers: { 'x-forwarded-for': '127.0.0.1,'.repeat(1_600) },
        socket: { remoteAddress: '127.0.0.1' },
      } as never),
  ],
])('%s takes little time', async (_, work) => {
  expect(await costOf(work)).toBeLessThan(bearableMs);
});

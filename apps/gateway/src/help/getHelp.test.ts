import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => { gateway = await openTestGateway(); });
afterAll(() => gateway.close());

const help = async (lang: string, merchant = 'padma') => (await gateway.call('getHelp', { merchant, query: { device: 'MOBILE', lang } })).value;

test('entries with children, in every language that has texts, with the merchant’s own facts', async () => {
  const [english, bengali, urdu] = await Promise.all(['EN', 'BN', 'UR'].map((lang) => help(lang)));
  expect(english!.map(({ title }) => title)).toEqual(['Getting started', 'Games', 'Money', 'Responsible play']);
  expect(bengali![0]!.title).toBe('শুরু করা');
  expect(urdu![0]!.children!.map(({ title }) => title)).toEqual(['اکاؤنٹ کھولنا', 'لاگ اِن']);
  expect(english![0]!.children![0]!.content).toContain('21 or over');
  expect(JSON.stringify(english)).not.toMatch(/\{\w+\}/);
});

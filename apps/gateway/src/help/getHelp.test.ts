import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const help = async (lang: string, merchant = 'padma') =>
  (await gateway.call('getHelp', { merchant, query: { device: 'MOBILE', lang } })).value;

test('help has entries with children and the merchant’s own data in each language with texts', async () => {
  const [english, bengali, urdu, portuguese] = await Promise.all(['EN', 'BN', 'UR', 'PT'].map((lang) => help(lang)));
  expect(english!.map(({ title }) => title)).toEqual([
    'Getting started',
    'Games',
    'Money',
    'Promotions',
    'Your account',
    'Friends and agents',
    'Safer play',
  ]);
  expect(bengali![0]!.title).toBe('শুরু করা');
  expect(urdu![0]!.children!.map(({ title }) => title)).toEqual(['اکاؤنٹ کھولنا', 'لاگ اِن']);
  expect(portuguese![2]!.children!.map(({ title }) => title)).toEqual(['Seu saldo', 'Depositar', 'Sacar']);
  expect(english![0]!.children![0]!.content).toContain('21 or older');
  expect(JSON.stringify([english, bengali, urdu, portuguese])).not.toMatch(/\{\w+\}/);
});

test('no text is untranslated: each page differs between any two languages', async () => {
  const pages = await Promise.all(
    ['EN', 'BN', 'UR', 'PT'].map(async (lang) =>
      (await help(lang)).flatMap((entry) => [entry, ...(entry.children ?? [])]),
    ),
  );
  expect(pages[0]!.length).toBeGreaterThan(18);
  for (const [index] of pages[0]!.entries()) expect(new Set(pages.map((list) => list[index]!.content)).size).toBe(4);
});

test('a language without texts falls back, and an invalid query is rejected', async () => {
  expect((await help('KR'))[0]!.title).toBe('শুরু করা');
  expect((await gateway.call('getHelp', { query: { device: 'MOBILE', lang: 'en' } })).code).toBe('REQUEST_INVALID');
  expect((await gateway.call('getHelp', { query: { device: 'DESKTOP', lang: 'EN' } })).code).toBe('REQUEST_INVALID');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test.each([
  ['EN', /, draw \d{8}.*: \d/, ' won '],
  ['BN', /, ড্র \d{8}/, 'জিতেছেন'],
  ['UR', /، قرعہ \d{8}/, 'جیتے'],
  ['PT', /, sorteio \d{8}/, ' ganhou '],
])('lobby news in %s contain draws with their numbers, wins and merchant news', async (language, draw, win) => {
  const { list } = (await gateway.call('getLobbyNews', { query: { language } })).value;
  const of = (kind: string) => list.filter((news) => news.kind === kind);
  expect([of('DRAW').length, of('WIN').length, of('HOUSE').length]).toEqual([8, 8, 1]);
  expect(of('DRAW').every(({ text, gameCode }) => draw.test(text) && gameCode !== undefined)).toBe(true);
  expect(of('WIN').every(({ text }) => text.includes(win) && text.includes('***'))).toBe(true);
  expect(list.some(({ text }) => /[{}]/.test(text))).toBe(false);
  expect(list.map(({ at }) => at)).toEqual(
    list
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
});

test('lobby news show the issue and result of a draw in Bengali digits at a Bengali merchant', async () => {
  const drawsIn = async (language: string) => {
    const { list } = (await gateway.call('getLobbyNews', { merchant: 'padma', query: { language } })).value;
    return list.filter(({ kind }) => kind === 'DRAW').map(({ text }) => text);
  };
  for (const text of await drawsIn('BN')) expect(text).toMatch(/, ড্র [০-৯]{8}[^0-9]*: [০-৯]/);
  for (const text of await drawsIn('EN')) expect(text).toMatch(/, draw [0-9]{8}[^০-৯]*: [0-9]/);
});

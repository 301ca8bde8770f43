import { drawVectors } from '@livery/api/testing/drawVectors';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { areSameNumbers, drawnFromSeed } from './drawnFromSeed.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('[LOTTO-06] the numbers of a draw, calculated from its seed', () => {
  test.each(drawVectors)(
    'equal the numbers that the gateway drew: $kind $region of $code',
    async ({ drawn, ...draw }) => {
      expect(await drawnFromSeed(draw, draw)).toEqual(drawn);
    },
  );

  test.each(drawVectors)('differ for another lottery, issue or seed: $kind $region of $code', async (vector) => {
    const others = await Promise.all([
      drawnFromSeed({ ...vector, code: `${vector.code}X` }, vector),
      drawnFromSeed(vector, { ...vector, issue: `${vector.issue}X` }),
      drawnFromSeed(vector, { ...vector, seed: `ff${vector.seed.slice(2)}` }),
    ]);
    expect(others.map((other) => areSameNumbers(other!, vector.drawn))).toEqual([false, false, false]);
  });

  test('are undefined without Web Crypto (no https) or without a seed', async () => {
    const [draw] = drawVectors;
    expect(await drawnFromSeed(draw!, { ...draw!, seed: '' })).toBeUndefined();
    vi.stubGlobal('crypto', {});
    expect(await drawnFromSeed(draw!, draw!)).toBeUndefined();
  });
});

describe('comparing numbers', () => {
  const drawn = {
    numbers: ['44952'],
    prizes: [
      { prize: 'SPECIAL', numbers: ['44952'] },
      { prize: 'SECOND', numbers: ['10000', '20000'] },
    ],
  };
  const withSecond = (...numbers: string[]) => ({
    ...drawn,
    prizes: [drawn.prizes[0]!, { prize: 'SECOND', numbers }],
  });

  test.each([
    ['each one, in the same order', drawn, true],
    ['the special prize, from a gateway that sends only that', { numbers: ['44952'] }, true],
    ['another special prize', { ...drawn, numbers: ['44953'] }, false],
    ['another number of another prize', withSecond('10000', '20001'), false],
    ['the same numbers in another order', withSecond('20000', '10000'), false],
    ['a prize less', { ...drawn, prizes: drawn.prizes.slice(0, 1) }, false],
    ['a number more', { ...drawn, numbers: ['44952', '0'] }, false],
  ])('%s', (_, other, same) => {
    expect(areSameNumbers(drawn, other)).toBe(same);
  });
});

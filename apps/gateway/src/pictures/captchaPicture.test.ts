import { expect, test } from 'vitest';
import { captchaPicture } from './captchaPicture.ts';
import { digitFaces } from './captcha/digitStrokes.ts';

/** Numbers from 0 to 1 that follow from a seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test('the same seed draws the same picture, another seed another one of the same digits', () => {
  const pictures = Array.from({ length: 20 }, (_, seed) => captchaPicture('4711', seeded(seed)).toString('base64'));
  expect(captchaPicture('4711', seeded(3)).toString('base64')).toBe(pictures[3]);
  expect(new Set(pictures).size).toBe(20);
});

test('it is a PNG of 240 by 88 pixels and less than 6 KB', () => {
  for (let seed = 0; seed < 40; seed++) {
    const png = captchaPicture(String(seed * 251).padStart(4, '0'), seeded(seed));
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 240, 88]);
    expect(png.length).toBeLessThan(6 * 1024);
  }
});

test('every digit is written in several ways', () => {
  expect(digitFaces).toHaveLength(10);
  for (const faces of digitFaces) expect(faces.length).toBeGreaterThan(1);
});

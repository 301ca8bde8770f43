import { times } from '@livery/config/sample';
import { expect, test } from 'vitest';
import { captchaPicture, drawCaptcha } from './captchaPicture.ts';
import { digitFaces } from './captcha/digitStrokes.ts';

/** Numbers from 0 to 1, derived from a seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test('the same seed draws the same picture; another seed draws the same digits differently', () => {
  const pictures = Array.from({ length: 20 }, (_, seed) => captchaPicture('4711', seeded(seed)).toString('base64'));
  expect(captchaPicture('4711', seeded(3)).toString('base64')).toBe(pictures[3]);
  expect(new Set(pictures).size).toBe(20);
});

test('the picture is a PNG of 240 by 88 pixels and smaller than 6 KB', () => {
  for (let seed = 0; seed < times(8, 40); seed++) {
    const png = captchaPicture(String(seed * 251).padStart(4, '0'), seeded(seed));
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 240, 88]);
    expect(png.length).toBeLessThan(6 * 1024);
  }
});

test('every digit can be written in several ways', () => {
  expect(digitFaces).toHaveLength(10);
  for (const faces of digitFaces) expect(faces.length).toBeGreaterThan(1);
});

/** The contrast of two shades of grey by WCAG 2. */
function contrastOf(...shades: [number, number]): number {
  const [low, high] = shades
    .map((shade) => (shade / 255 <= 0.04045 ? shade / 255 / 12.92 : ((shade / 255 + 0.055) / 1.055) ** 2.4))
    .toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

test('each digit has one tone, with a contrast of at least 4.5 to all surrounding pixels', () => {
  for (let seed = 0; seed < times(8, 40); seed++) {
    const { pixels, digits } = drawCaptcha(String(seed * 251).padStart(4, '0'), seeded(seed * 7_919));
    for (const { ink, distances } of digits) {
      const inside = new Set(pixels.filter((_, at) => ink.cover[at] === 1));
      expect(inside.size).toBe(1);
      const around = new Set(pixels.filter((_, at) => distances[at]! >= 1 && distances[at]! <= 3));
      for (const shade of around) expect(contrastOf([...inside][0]!, shade)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('neighbouring digits alternate light on dark and dark on light, so no threshold extracts both', () => {
  for (let seed = 0; seed < 10; seed++) {
    const kinds = drawCaptcha('4711', seeded(seed)).digits.map(({ isLight }) => isLight);
    expect(kinds).toEqual([kinds[0], !kinds[0], kinds[0], !kinds[0]]);
  }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Color, contrast, hexOf, compositeOver, mixed, parseColor } from './color.ts';
import { nearestContrastingColor } from './nearestContrastingColor.ts';
import { atLightness, difference, oklabOf, shadeOf } from './oklab.ts';

const of = (hex: string) => parseColor(hex)!;
const channel = fc.integer({ min: 0, max: 255 });
const anyColor = fc.tuple(channel, channel, channel).map((rgb): Color => ({ rgb, alpha: 1 }));

test('contrast equals the WCAG value of known pairs', () => {
  expect(contrast(of('#000000'), of('#ffffff'))).toBeCloseTo(21, 5);
  expect(contrast(of('#777777'), of('#ffffff'))).toBeCloseTo(4.48, 2);
  expect(contrast(of('#123456'), of('#123456'))).toBe(1);
});

test('a colour is parsed only from hex and from the DTCG object', () => {
  expect(hexOf(of('#A1b2C3'))).toBe('#a1b2c3');
  expect(hexOf(of('#a1b2c380'))).toBe('#a1b2c380');
  expect(hexOf(parseColor({ colorSpace: 'srgb', components: [1, 0.5, 0], alpha: 0.5, hex: '#000000' })!)).toBe(
    '#ff800080',
  );
  for (const wrong of [
    'red',
    '#abc',
    'rgb(1 2 3)',
    7,
    undefined,
    null,
    { colorSpace: 'oklch', components: [0.5, 0.1, 20] },
    { colorSpace: 'srgb', components: [1] },
  ]) {
    expect(parseColor(wrong)).toBeUndefined();
  }
});

test('colours are mixed as by color-mix(in srgb, …), including transparency', () => {
  expect(hexOf(mixed(of('#ffffff'), of('#000000'), 0.5))).toBe('#808080');
  expect(hexOf(mixed(of('#ff0000'), of('#0000ff00'), 0.25))).toBe('#ff000040');
  expect(hexOf(compositeOver(of('#ffffff80'), of('#000000')))).toBe('#808080');
});

test('OKLab equals known values, and atLightness with the same lightness changes nothing', () => {
  const [lightness, a, b] = oklabOf(of('#ff0000'));
  expect([lightness, a, b].map((part) => Number(part.toFixed(3)))).toEqual([0.628, 0.225, 0.126]);
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(difference(atLightness(color, oklabOf(color)[0]), color)).toBeLessThan(0.01);
    }),
  );
});

/**
 * Every shade of a colour's hue whose difference from the colour is less than `away`. The steps are smaller than
 * visible differences.
 */
function* nearerShadesOf(color: Color, away: number): Generator<Color> {
  const [own, a, b] = oklabOf(color);
  for (let step = 0; step <= 800; step++) {
    const lightness = step / 800;
    for (let share = 1; share >= 0; share -= 0.025) {
      if (Math.hypot(lightness - own, Math.hypot(a, b) * (1 - share)) >= away) continue;
      const shade = shadeOf(color, lightness, share);
      // Near black one step of a channel is a large difference: 8 bits can store another shade than the requested one.
      if (shade && difference(color, shade) < away) yield shade;
    }
  }
}

/** The smallest visible difference of two colours side by side. */
const justSeen = 0.02;

test('a suggestion passes, and no shade of its hue that passes is closer', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyColor, anyColor, fc.constantFrom(3, 4.5), (color, ground, atLeast) => {
      const passes = (candidate: Color) => contrast(candidate, ground) >= atLeast;
      const found = nearestContrastingColor(color, passes);
      // On every background, black or white has a contrast of at least 4.5.
      expect(found).toBeDefined();
      expect(passes(found!)).toBe(true);
      expect(parseColor(hexOf(found!))).toEqual(found);
      const away = difference(color, found!);
      const nearer = [...nearerShadesOf(color, away - justSeen)].filter(passes);
      expect(nearer.map(hexOf)).toEqual([]);
    }),
    {
      numRuns: 60,
      examples: [
        // These colours are near pure blue, where the boundary of sRGB is concave.
        [of('#0000b3'), of('#e00344'), 3],
        // Only colours near black and near white pass here, and white is much farther away than black.
        [of('#00000d'), of('#d5209a'), 4.5],
      ],
    },
  );
});

test('a suggestion has the same hue, and the suggestion for a grey is a grey', () => {
  fc.assert(
    fc.property(channel, anyColor, (grey, ground) => {
      const { rgb } = nearestContrastingColor(
        { rgb: [grey, grey, grey], alpha: 1 },
        (candidate) => contrast(candidate, ground) >= 4.5,
      )!;
      expect(Math.max(...rgb) - Math.min(...rgb)).toBeLessThanOrEqual(1);
    }),
  );
  const deeper = nearestContrastingColor(of('#ff5c8a'), (candidate) => contrast(candidate, of('#ffffff')) >= 4.5)!;
  expect(hexOf(deeper)).toBe('#d8366a');
  expect(contrast(deeper, of('#ffffff'))).toBeLessThan(4.55);
});

test('a colour that passes is suggested unchanged; if no colour passes, there is no suggestion', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(nearestContrastingColor(color, () => true)).toEqual(color);
      expect(nearestContrastingColor(color, () => false)).toBeUndefined();
    }),
    { numRuns: 20 },
  );
});

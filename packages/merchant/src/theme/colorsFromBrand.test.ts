import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, hexOf, parseColor } from './color/color.ts';
import { oklabOf } from './color/oklab.ts';
import { colorsFromBrand } from './colorsFromBrand.ts';
import { contrastProblems } from './contrastProblems.ts';
import { resolveTheme } from './resolveTheme.ts';
import { modes } from './theme.schema.ts';

const file: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../merchants/_base/theme.json'), 'utf8'),
);
const base = resolveTheme(file, {});
const channel = fc.integer({ min: 0, max: 255 });
const anyColor = fc.tuple(channel, channel, channel).map((rgb) => hexOf({ rgb, alpha: 1 }));

function themeOf(palettes: NonNullable<ReturnType<typeof colorsFromBrand>>) {
  const color = Object.fromEntries(
    modes.map((mode) => [
      mode,
      Object.fromEntries(Object.entries(palettes[mode]).map(([name, value]) => [name, { $value: value }])),
    ]),
  );
  return resolveTheme(file, { color });
}

/** Hue in degrees and chroma. */
const polarOf = (hex: string) => {
  const [, a, b] = oklabOf(parseColor(hex)!);
  return { hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360, chroma: Math.hypot(a, b) };
};
const apart = (one: number, other: number) => Math.min(Math.abs(one - other), 360 - Math.abs(one - other));

test('with any brand colours, all text is readable in both modes', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(anyColor, fc.option(anyColor, { nil: undefined }), (accent, second) => {
      expect(contrastProblems(themeOf(colorsFromBrand(base, { accent, second })!), 'nova')).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

test.each(['#ff6a00', '#d81e5b', '#0a8754', '#2667ff', '#7c3aed', '#f5c400'])(
  'colours derived from %s share its hue, with a different second colour and no hue of the base',
  (accent) => {
    const palettes = colorsFromBrand(base, { accent })!;
    const { hue } = polarOf(accent);
    for (const mode of modes) {
      const palette = palettes[mode];
      for (const name of ['canvas', 'raised', 'line', 'muted'] as const) {
        const tint = polarOf(palette[name]!);
        expect(apart(tint.hue, hue), `${mode} ${name}`).toBeLessThan(20);
        expect(tint.chroma, `${mode} ${name}`).toBeLessThan(0.05);
      }
      expect(apart(polarOf(palette.second!).hue, hue), mode).toBeGreaterThan(90);
      expect(apart(polarOf(palette.accentEnd!).hue, hue), mode).toBeLessThan(45);
      for (const [ink, ground] of [
        [palette.onAccent!, palette.accent!],
        [palette.onSecond!, palette.second!],
      ] as const)
        if (polarOf(ink).chroma > 0.02) expect(apart(polarOf(ink).hue, polarOf(ground).hue), mode).toBeLessThan(30);
      expect(contrast(parseColor(palette.onAccent)!, parseColor(palette.accent)!), mode).toBeGreaterThanOrEqual(4.5);
    }
    expect(oklabOf(parseColor(palettes.dark.canvas)!)[0]).toBeLessThan(0.3);
    expect(oklabOf(parseColor(palettes.light.canvas)!)[0]).toBeGreaterThan(0.9);
  },
);

test('a grey brand gets a grey page and grey inks', () => {
  const { dark, light } = colorsFromBrand(base, { accent: '#808080' })!;
  for (const { canvas, line, onAccent, onSecond } of [dark, light])
    for (const color of [canvas!, line!, onAccent!, onSecond!]) expect(polarOf(color).chroma).toBeLessThan(0.02);
});

test('a second colour is used in the nearest shade that is readable', () => {
  const { dark, light } = colorsFromBrand(base, { accent: '#ff6a00', second: '#1d4ed8' })!;
  expect(light.second).toBe('#1d4ed8');
  expect(apart(polarOf(dark.second!).hue, polarOf('#1d4ed8').hue)).toBeLessThan(10);
});

test.each([{ accent: 'orange' }, { accent: '#ff6a00', second: 'navy' }])('%o is not a valid colour', (colors) => {
  expect(colorsFromBrand(base, colors)).toBeUndefined();
});

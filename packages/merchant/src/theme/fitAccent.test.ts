import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexOf } from './color/color.ts';
import { contrastProblems } from './contrastProblems.ts';
import { fitAccent } from './fitAccent.ts';
import { resolveTheme } from './resolveTheme.ts';
import { modes } from './theme.schema.ts';

const base: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../merchants/_base/theme.json'), 'utf8'),
);
const channel = fc.integer({ min: 0, max: 255 });

test('any accent is readable in both modes after fitAccent adapted it', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const accent = hexOf({ rgb: [red, green, blue], alpha: 1 });
      const color = Object.fromEntries(
        modes.map((mode) => [
          mode,
          Object.fromEntries(
            Object.entries(fitAccent(resolveTheme(base, {}), mode, accent)!).map(([name, value]) => [
              name,
              { $value: value as string },
            ]),
          ),
        ]),
      );
      expect(contrastProblems(resolveTheme(base, { color }), 'nova')).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test('an accent that is already readable does not change', () => {
  const theme = resolveTheme(base, {});
  expect(fitAccent(theme, 'light', '#aa3366')).toEqual({
    accent: '#aa3366',
    // The end of the gradient has the adjacent hue.
    accentEnd: '#b0343a',
    onAccent: '#ffffff',
  });
  expect(fitAccent(theme, 'dark', '#aa3366')?.accent).not.toBe('#aa3366');
});

test('the result is undefined for an invalid colour', () => {
  expect(fitAccent(resolveTheme(base, {}), 'dark', 'pink')).toBeUndefined();
});

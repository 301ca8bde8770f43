import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listMerchants } from '../node/readMerchants.ts';
import { contrast, contrastPairs } from './contrast.ts';
import { resolveTheme } from './resolveTheme.ts';
import { modes } from './theme.schema.ts';

const merchants = join(import.meta.dirname, '../../../../merchants');
const themeOf = (code: string): unknown => JSON.parse(readFileSync(join(merchants, code, 'theme.json'), 'utf8'));

test('contrast is what WCAG says of known pairs', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
});

describe.each(['_base', ...listMerchants(merchants)])('theme of %s', (code) => {
  test.each(modes)('%s: words reach 4.5 to 1 and edges of controls 3 to 1', (mode) => {
    const theme = resolveTheme(themeOf('_base'), themeOf(code));
    const weak = contrastPairs(theme, mode).filter(({ ratio, atLeast }) => ratio < atLeast);
    expect(weak.map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}`)).toEqual([]);
  });
});

test('a pale accent is found out', () => {
  const theme = resolveTheme(themeOf('_base'), { color: { light: { accent: { $value: '#ffd0e0' } } } });
  const weak = contrastPairs(theme, 'light').filter(({ ratio, atLeast }) => ratio < atLeast);
  expect(weak.map(({ name }) => name)).toContain('accent on canvas');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mixesIn } from './colorMix.ts';
import { resolveTheme } from './resolveTheme.ts';
import { themeCss } from './themeCss.ts';

const base: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../merchants/_base/theme.json'), 'utf8'),
);
const plain = { surfaceStyle: 'bold', density: 'airy', defaultMode: 'dark' } as const;

/** The declarations of each rule of a theme's CSS, by selector. */
function rulesOf(own: object, options?: Parameters<typeof themeCss>[1]): Record<string, Record<string, string>> {
  const css = themeCss(resolveTheme(base, { ...plain, ...own }), options).replaceAll(
    /@media ([^{]*)\{((?:[^{}]*\{[^{}]*\})+)\}/g,
    (_, query: string, rules: string) =>
      rules
        .replaceAll(/:root(?:,:root)?\[data-mode(?:=(\w+))?\]/g, (_all, mode = '') => `${query}${mode && ` ${mode}`}`)
        .replace(/^\{/, `${query}{`),
  );
  return Object.fromEntries(
    [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => [
      selector!,
      Object.fromEntries(
        body!
          .split(';')
          .filter((line) => line !== '')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
      ),
    ]),
  );
}

test('a page contains its brand for both modes, and only those tokens of the upper tiers that differ', () => {
  const { ':root': root, ':root[data-mode=light]': light } = rulesOf({});
  expect(root).toMatchObject({
    'color-scheme': 'only dark',
    '--brand-accent': '#7db4ff',
    '--brand-on-accent': '#06203f',
    '--brand-radius-sheet': '0.4rem',
  });
  expect(light).toMatchObject({ 'color-scheme': 'only light', '--brand-accent': '#1259b8' });
  const upper = Object.keys({ ...root, ...light }).filter(
    (name) => name.startsWith('--') && !name.startsWith('--brand-'),
  );
  // The surface style `bold` overrides only this token.
  expect(upper).toEqual(['--border-card']);
});

test('an override for both modes is written once, and an override for one mode is reset in the other', () => {
  const rules = rulesOf({
    component: { tab: { radius: { $value: '0px' } }, dark: { badge: { fill: { $value: '#101010' } } } },
  });
  expect(rules[':root']).toMatchObject({ '--tab-radius': '0px', '--badge-fill': '#101010' });
  expect(rules[':root[data-mode=light]']).toMatchObject({ '--badge-fill': 'var(--color-danger)' });
  expect(rules[':root[data-mode=light]']).not.toHaveProperty('--tab-radius');
});

test('the theme’s own token overrides its surface style, and a token of one mode overrides it', () => {
  const bar = (own: object) => rulesOf({ surfaceStyle: 'flat', defaultMode: 'light', ...own })[':root']!['--color-bar'];
  expect(bar({})).toBe('var(--brand-second)');
  expect(bar({ meaning: { color: { bar: { $value: '#222222' } } } })).toBe('#222222');
  expect(
    bar({ meaning: { color: { bar: { $value: '#222222' } }, light: { color: { bar: { $value: '#333333' } } } } }),
  ).toBe('#333333');
});

test.each([
  [
    {
      meaning: {
        color: {
          line: {
            $value: '{brand.color.text}',
            $extensions: { 'app.livery.mix': { with: '{color.surface}', share: 0.2 } },
          },
        },
      },
    },
    '--color-line',
    '#44484d',
  ],
  [
    { meaning: { color: { line: { $value: '#112233', $extensions: { 'app.livery.alpha': 0.5 } } } } },
    '--color-line',
    '#11223380',
  ],
  [
    {
      meaning: {
        color: {
          line: {
            $value: '#112233',
            $extensions: { 'app.livery.mix': { with: '#ffffff', share: 0.2 }, 'app.livery.alpha': 0.5 },
          },
        },
      },
    },
    '--color-line',
    '#cfd3d680',
  ],
  [
    { component: { header: { $type: 'gradient', fill: { $value: { colorSpace: 'srgb', components: [0, 0, 1] } } } } },
    '--header-fill',
    '#0000ff',
  ],
  [
    { meaning: { color: { line: { $value: { colorSpace: 'srgb', components: [1, 0, 0.5], alpha: 0.25 } } } } },
    '--color-line',
    'rgb(255 0 128 / 25%)',
  ],
  [
    { meaning: { radius: { card: { $value: '{brand.radius.card}', $extensions: { 'app.livery.times': 2 } } } } },
    '--radius-card',
    'calc(var(--brand-radius-card) * 2)',
  ],
  [{ meaning: { gutter: { $value: { value: 20, unit: 'px' } } } }, '--gutter', '0.4rem'],
  [
    { meaning: { gutter: { $value: '20px', $extensions: { 'app.livery.atLeast': '16px' } } } },
    '--gutter',
    'max(0.4rem, 16px)',
  ],
  [{ component: { tile: { frame: { $value: '2px' } } } }, '--tile-frame', '2px'],
  [
    {
      component: {
        button: {
          primary: {
            fill: {
              $value: [
                { color: '{color.accent}', position: 0 },
                { color: '#000000', position: 1 },
              ],
              $extensions: { 'app.livery.angle': 90 },
            },
          },
        },
      },
    },
    '--button-primary-fill',
    'linear-gradient(90deg, var(--color-accent) 0%, #000000 100%)',
  ],
  [{ component: { card: { shadow: { $value: [] } } } }, '--card-shadow', '0 0 transparent'],
  [
    { component: { card: { border: { $value: { color: '{color.line}', width: '1px', style: 'dashed' } } } } },
    '--card-border',
    '1px dashed var(--color-line)',
  ],
  [{ meaning: { ease: { out: { $value: [0.3, 1.6, 0.5, 1] } } } }, '--ease-out', 'cubic-bezier(0.3, 1.6, 0.5, 1)'],
  [
    { component: { header: { pattern: { $value: 'cloth/block.svg' } } } },
    '--header-pattern',
    'url("/pictures/cloth/block.svg")',
  ],
])('%j sets %s to %s', (own, property, value) => {
  expect(rulesOf(own, { addressOf: (path) => `/pictures/${path}` })[':root']).toMatchObject({ [property]: value });
});

test('prefers-contrast overrides only tokens that differ, in both modes', () => {
  const query = '(prefers-contrast: more)';
  const own = { component: { light: { header: { muted: { $value: '#666666' } } } } };
  expect(rulesOf(own)[query]).toMatchObject({ '--header-muted': 'var(--header-ink)' });
  expect(themeCss(resolveTheme(base, { ...plain, ...own }))).toContain(`@media ${query}{:root,:root[data-mode]{`);
  // The bold style changes the border of a card.
  expect(rulesOf({})[query]).toEqual({ '--border-card': '1px solid var(--color-control)' });
});

test('prefers-reduced-motion overrides only tokens that differ, and has no rule without such tokens', () => {
  expect(
    rulesOf({ meaning: { duration: { small: { $value: '400ms' } } } })['(prefers-reduced-motion: reduce)'],
  ).toEqual({
    '--duration-small': '0ms',
  });
  expect(rulesOf({})).not.toHaveProperty('(prefers-reduced-motion: reduce)');
});

test('a mix in the app’s styles has a colour for each mode, and for prefers-contrast if it differs', () => {
  const mixes = mixesIn('a{color:var(--mix_color-accent_50_color-canvas);fill:var(--mix_color-text-muted_25)}');
  const rules = rulesOf(
    { color: { dark: { accent: { $value: '#ff0000' }, canvas: { $value: '#0000ff' } } } },
    { mixes },
  );
  expect(rules[':root']).toMatchObject({
    '--mix_color-accent_50_color-canvas': '#800080',
    '--mix_color-text-muted_25': `${rules[':root']!['--brand-muted']}40`,
  });
  const light = rules[':root[data-mode=light]']!;
  expect(light['--mix_color-text-muted_25']).toBe(`${light['--brand-muted']}40`);
  expect(rules['(prefers-contrast: more)']).toMatchObject({
    '--mix_color-text-muted_25': `${rules[':root']!['--brand-text']}40`,
  });
  expect(rules['(prefers-contrast: more) light']).toMatchObject({
    '--mix_color-text-muted_25': `${light['--brand-text']}40`,
  });
});

test('a mix with a property that is not a colour token throws an error with the name of the property', () => {
  expect(() => rulesOf({}, { mixes: mixesIn('a{color:var(--mix_tone_50)}') })).toThrow('--tone is mixed');
});

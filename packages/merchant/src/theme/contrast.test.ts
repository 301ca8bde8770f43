import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listMerchants } from '../node/readMerchants.ts';
import { parseColor } from './color/color.ts';
import { colorsOf } from './colorsOf.ts';
import { contrastPairs, declaredPairs, ratioOf } from './contrast.ts';
import { contrastProblems } from './contrastProblems.ts';
import { resolvedTokens } from './resolvedTokens.ts';
import { resolveTheme } from './resolveTheme.ts';
import { effectiveTokens } from './effectiveTokens.ts';
import { type Mode, modes, type Theme } from './theme.schema.ts';
import { definitions, moreContrastTokens } from './tiers.ts';

const merchants = join(import.meta.dirname, '../../../../merchants');
const themeOf = (code: string): unknown => JSON.parse(readFileSync(join(merchants, code, 'theme.json'), 'utf8'));
const over = (own: unknown) => resolveTheme(themeOf('_base'), own);
const nameOf = ({ ink, ground }: { ink: string; ground: string }) => `${ink} on ${ground}`;

describe.each(['_base', ...listMerchants(merchants)])('the theme of %s', (code) => {
  test.each(modes)('in %s: text has a contrast of 4.5 to 1, and control outlines of 3 to 1', (mode) => {
    const pairs = contrastPairs(over(themeOf(code)), mode);
    expect(pairs.length).toBeGreaterThan(60);
    expect(
      pairs.filter(({ ratio, atLeast }) => ratio < atLeast).map((pair) => `${nameOf(pair)}: ${pair.ratio.toFixed(2)}`),
    ).toEqual([]);
  });
});

describe('with more contrast preferred', () => {
  const ratiosOf = (theme: Theme, mode: Mode, isMore: boolean) => {
    const tokens = new Map(effectiveTokens(theme, mode));
    if (isMore)
      for (const [name, { value, extensions }] of moreContrastTokens) {
        const { on, carries, over, when } = definitions.get(name)!.extensions;
        const token = { ...tokens.get(name)!, value, extensions: { ...extensions, on, carries, over, when } };
        tokens.set(name, token);
      }
    const lookUp = colorsOf(tokens);
    return new Map(declaredPairs(tokens).map((pair) => [nameOf(pair), { ...pair, ratio: ratioOf(pair, lookUp) }]));
  };

  test.each(['_base', ...listMerchants(merchants)])('in %s: every pair passes, and muted text is stronger', (code) => {
    for (const mode of modes) {
      const theme = over(themeOf(code));
      const [plain, more] = [ratiosOf(theme, mode, false), ratiosOf(theme, mode, true)];
      expect([...more.values()].filter(({ ratio, atLeast }) => ratio < atLeast).map(nameOf)).toEqual([]);
      for (const pair of [
        'color.textMuted on color.canvas',
        'header.muted on header.fill',
        'color.control on color.surface',
      ])
        expect(more.get(pair)!.ratio, `${mode}: ${pair}`).toBeGreaterThan(plain.get(pair)!.ratio);
      expect(more.get('color.textMuted on color.canvas')!.ratio).toBeGreaterThanOrEqual(7);
    }
  });
});

test('the contrast of a translucent ink is that of the composite over its ground', () => {
  const colors = { ink: '#00000080', ground: '#ffffff' } as const;
  const ratio = ratioOf({ ink: 'ink', ground: 'ground', over: [], kind: 'text' } as never, (name) => [
    parseColor(colors[name as keyof typeof colors])!,
  ]);
  // Half-transparent black over white is #7f7f7f.
  expect(ratio).toBeCloseTo(4, 1);
});

describe('inks on a header', () => {
  const weakOf = (header: object) =>
    contrastPairs(over({ component: { header } }), 'light')
      .filter(({ ratio, atLeast }) => ratio < atLeast)
      .map(nameOf);

  test('a primary action with the colour of its bar is reported', () => {
    const maroon = { fill: { $value: '#6a0f28' }, ink: { $value: '#ffffff' }, muted: { $value: '#ffffff' } };
    const quiet = { $value: '#ffffff' };
    const action = { fill: { $value: '#86122f' }, ink: { $value: '#ffffff' } };
    expect(weakOf({ ...maroon, quiet, action })).toEqual([
      'header.action.fill on header.fill',
      'header.action.fill on header.patternTint',
    ]);
    expect(weakOf({ ...maroon, quiet, action: { fill: { $value: '#e3b457' }, ink: { $value: '#2b1204' } } })).toEqual(
      [],
    );
  });

  test('text that is readable on the fill but not on its pattern is reported', () => {
    expect(weakOf({ patternTint: { $value: '#00000010' } })).toEqual([]);
    expect(weakOf({ patternTint: { $value: '#00000099' } })).toEqual(
      ['ink', 'muted', 'quiet', 'action.fill'].map((name) => `header.${name} on header.patternTint`),
    );
  });

  test.each(listMerchants(merchants))('the pattern of %s has no colour stronger than its tint token', (code) => {
    const picture = join(merchants, code, 'assets/pattern.svg');
    if (!existsSync(picture)) return;
    const faint = [...readFileSync(picture, 'utf8').matchAll(/(fill|stroke)="(#\w+)" \1-opacity="([.\d]+)"/g)];
    expect(faint.length).toBeGreaterThan(0);
    for (const mode of modes) {
      const tint = parseColor(resolvedTokens(over(themeOf(code)), mode).get('header.patternTint')!.value)!;
      for (const [, , color, opacity] of faint) {
        expect({ ...parseColor(longHex(color!)), alpha: 1 }).toEqual({ ...tint, alpha: 1 });
        expect(Number(opacity)).toBeLessThanOrEqual(tint.alpha + 0.005);
      }
    }
  });
});

/** Converts `#fff` to `#ffffff`. */
const longHex = (color: string) => (color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color);

describe('a header with the brand’s colour as its fill', () => {
  const accent = { $value: '{brand.color.accent}' };
  const problems = contrastProblems(over({ component: { header: { fill: accent } } }), 'nova');

  test('is reported once for each mode, at the key of the fill, with the inks of the header', () => {
    expect(problems.map(({ key }) => key)).toEqual(Array(2).fill('component.header.fill.$value'));
    const [dark] = problems;
    for (const ink of ['ink', 'muted', 'quiet', 'action.fill'])
      expect(dark!.allowed).toMatch(new RegExp(`component\\.dark\\.header\\.${ink} as #[0-9a-f]{6}`));
    expect(dark!.allowed).not.toContain('color.dark.text');
  });

  test('is valid with the colours that the message suggests', () => {
    const header: Record<string, unknown> = {};
    for (const { allowed } of problems)
      for (const [, mode, name, color] of allowed!.matchAll(/component\.(\w+)\.header\.([\w.]+) as (#\w+)/g)) {
        const ofMode = (header[mode!] ??= { header: {} }) as { header: Record<string, unknown> };
        const value = { $value: color };
        const [first, second] = name!.split('.') as [string, string?];
        ofMode.header[first] =
          second === undefined ? value : Object.assign({}, ofMode.header[first], { [second]: value });
      }
    expect(contrastProblems(over({ component: { header: { fill: accent }, ...header } }), 'nova')).toEqual([]);
  });
});

describe('a ground with too little contrast for the inks of the base', () => {
  const orange = { $value: '#b14700' };
  const problemsOf = (own: object) => contrastProblems(over(own), 'nova', own);
  const inks = ['text', 'muted', 'accent', 'second', 'positive', 'warning', 'danger'].map(
    (ink) => `color.light.${ink}`,
  );

  test.each(['canvas', 'surface', 'raised'])('%s is one mistake, at the written key', (ground) => {
    const [problem, ...others] = problemsOf({ color: { light: { [ground]: orange } } });
    expect(others).toEqual([]);
    expect(problem!.key).toBe(`color.light.${ground}.$value`);
    expect(problem!.allowed).toMatch(
      /^#[0-9a-f]{6}, the nearest colour that passes; or this ground with other colours for /,
    );
    for (const ink of inks) expect(problem!.allowed).toContain(ink);
    const nearest = problem!.nearest![`color.light.${ground}.$value`];
    expect(problemsOf({ color: { light: { [ground]: { $value: nearest } } } })).toEqual([]);
  });

  test.each(['#b14700', '#ffd0d0', '#808080'])(
    'a bar of %s is at most one mistake for each mode, only at the bar',
    (bar) => {
      const keys = problemsOf({ meaning: { color: { bar: { $value: bar } } } }).map(({ key }) => key);
      expect(new Set(keys)).toEqual(new Set(['meaning.color.bar.$value']));
      expect(keys.length).toBeLessThanOrEqual(2);
    },
  );

  test('if the merchant did not set the text’s colour, only the pale accent is reported, not the text on it', () => {
    const own = { color: { light: { accent: { $value: '#ff8fb1' } } } };
    expect(problemsOf(own).map(({ key }) => key)).toEqual(['color.light.accent.$value']);
  });
});

test('the colours of components are measured, not only the palette', () => {
  const theme = over({
    component: { light: { tab: { current: { ink: { $value: '#cccccc' }, fill: { $value: '#dddddd' } } } } },
  });
  const weak = contrastPairs(theme, 'light')
    .filter(({ ratio, atLeast }) => ratio < atLeast)
    .map(nameOf);
  expect(weak).toEqual(['tab.current.ink on tab.current.fill']);
  expect(contrastPairs(theme, 'dark').filter(({ ratio, atLeast }) => ratio < atLeast)).toEqual([]);
});

test('the contrast of a gradient is that of its weakest point, also between two stops that pass', () => {
  const stop = (color: string, position: number) => ({ color, position });
  const theme = over({
    color: { dark: { onAccent: { $value: '#000000' } } },
    meaning: { dark: { fill: { primary: { $value: [stop('#ff5050', 0), stop('#30b0ff', 1)] } } } },
  });
  const pair = contrastPairs(theme, 'dark').find(
    ({ ink, ground }) => ink === 'button.primary.ink' && ground === 'button.primary.fill',
  )!;
  const ends = over({
    meaning: { dark: { fill: { primary: { $value: '#ff5050' } } } },
    color: { dark: { onAccent: { $value: '#000000' } } },
  });
  expect(pair.ratio).toBeLessThan(contrastPairs(ends, 'dark').find(({ ink }) => ink === 'button.primary.ink')!.ratio);
});

test('a ground that is not opaque is measured over the ground below it', () => {
  const theme = over({ component: { tab: { fill: { $value: '#ffffff00' } } } });
  const [onNothing] = contrastPairs(theme, 'dark').filter(({ ink }) => ink === 'tab.ink');
  const onSurface = contrastPairs(theme, 'dark').filter(
    ({ ink, ground }) => ink === 'color.textMuted' && ground === 'color.surface',
  );
  expect(onNothing!.ratio).toBeCloseTo(onSurface[0]!.ratio, 5);
});

test('a translucent surface is measured over the page, a translucent page over black and white', () => {
  const ratio = (dark: object) =>
    contrastPairs(over({ color: { dark } }), 'dark').find(
      ({ ink, ground }) => ink === 'color.text' && ground === 'color.surface',
    )!.ratio;
  const colours = { canvas: { $value: '#000000' }, text: { $value: '#ffffff' } };
  expect(ratio({ ...colours, surface: { $value: '#ffffff1a' } })).toBeCloseTo(
    ratio({ ...colours, surface: { $value: '#333333' } }),
    -1,
  );
  expect(ratio({ ...colours, surface: { $value: '#ffffff1a' } })).toBeGreaterThan(10);
  expect(ratio({ ...colours, canvas: { $value: '#00000000' }, surface: { $value: '#00000000' } })).toBe(1);
});

test('a line with width 0 needs no contrast, and another line does', () => {
  const pale = { current: { line: { $value: '{tab.current.fill}' } } };
  const weakOf = (tab: object) =>
    contrastPairs(over({ component: { tab } }), 'light')
      .filter(({ ratio, atLeast }) => ratio < atLeast)
      .map(nameOf);
  expect(weakOf(pale)).toEqual([]);
  expect(weakOf({ ...pale, underline: { $value: '3px' } })).toEqual(['tab.current.line on tab.current.fill']);
});

describe('a weak contrast is reported with a correction', () => {
  test('for a pale accent, with mode, pair, ratio and key, and a colour that corrects all pairs', () => {
    const pale = {
      color: {
        light: { accent: { $value: '#ff8fb1' }, accentEnd: { $value: '#ff8fb1' }, onAccent: { $value: '#2b0010' } },
      },
    };
    const [problem, ...others] = contrastProblems(over(pale), 'nova');
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: 'nova/theme.json', key: 'color.light.accent.$value' });
    expect(problem!.message).toMatch(
      /^light: color\.accent on color\.\w+ has a contrast of \d\.\d\d to 1 and needs 4\.5; also .*color\.accent on color\.accentSoft \(1\.\d\d\).* and \d+ more$/,
    );
    expect(problem!.allowed).toMatch(/^#[0-9a-f]{6}, the nearest colour that passes/);
  });

  test.each(modes)('in %s, with a colour that corrects all pairs that it can', { timeout: 60_000 }, (mode) => {
    for (const [name, wrong] of [
      ['text', '#7f7f7f'],
      ['muted', '#808890'],
      ['warning', '#a08040'],
      ['onAccent', '#8090a0'],
    ] as const) {
      const theme = over({ color: { [mode]: { [name]: { $value: wrong } } } });
      const [problem] = contrastProblems(theme, 'nova').filter(({ key }) => key === `color.${mode}.${name}.$value`);
      const cure = /^(#[0-9a-f]{6}), the nearest colour that passes$/.exec(problem!.allowed!)![1]!;
      expect(
        contrastProblems(over({ color: { [mode]: { [name]: { $value: cure } } } }), 'nova'),
        `${name} ${cure}`,
      ).toEqual([]);
    }
  });

  test('for the merchant’s own colour before the brand colour below it', () => {
    const own = { component: { badge: { ink: { $value: '#884444' } } } };
    expect(contrastProblems(over(own), 'nova').map(({ key }) => key)).toEqual([
      'component.badge.ink.$value',
      'component.badge.ink.$value',
    ]);
  });

  test('for the ground if the ink is usually a ground', () => {
    const own = { color: { light: { danger: { $value: '#ff9a9a' } } } };
    expect(contrastProblems(over(own), 'nova').map(({ key }) => key)).toEqual(['color.light.danger.$value']);
  });
});

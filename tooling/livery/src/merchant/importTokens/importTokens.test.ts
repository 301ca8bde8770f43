import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample } from '@livery/config/sample';
import { resolveTheme, type Theme } from '@livery/merchant/theme';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { project } from '../../project.ts';
import { run } from '../command.ts';
import { newMerchant } from '../newMerchant/newMerchant.ts';
import { knownNames, readAll } from '../readAll.ts';
import { type ImportedFile, importTokens } from './importTokens.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const fixture = (name: string): ImportedFile => ({ path: join(fixtures, name) });

const known = knownNames();
/** The folder that each test copies, because making a merchant takes longer than a test. */
let made: string;
beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  made = mkdtempSync(join(tmpdir(), 'livery-import-'));
  for (const name of ['_base', '_template'])
    cpSync(join(project.merchantsDir, name), join(made, name), { recursive: true });
  await newMerchant('nova', {}, made, known);
  // Removes the generated colours and faces, so that every such value after an import comes from the import.
  cpSync(join(made, '_template/theme.json'), join(made, 'nova/theme.json'));
});
afterAll(() => rmSync(made, { recursive: true }));

let dir: string;
let printed: string[];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  dir = mkdtempSync(join(tmpdir(), 'livery-import-'));
  cpSync(made, dir, { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

const themePath = () => join(dir, 'nova/theme.json');
const theme = () =>
  JSON.parse(readFileSync(themePath(), 'utf8')) as Record<string, Record<string, Record<string, unknown>>>;
const read = (code: string): unknown =>
  JSON.parse(readFileSync(join(project.merchantsDir, code, 'theme.json'), 'utf8'));
const resolved = (): Theme => resolveTheme(read('_base'), theme());
const bring = (files: ImportedFile[], options = {}) =>
  importTokens('nova', files, { merchantsDir: dir, known, ...options });

/** Writes a small export for a single test. */
function exported(tree: unknown, name = 'own.json'): ImportedFile {
  const path = join(dir, name);
  writeFileSync(path, typeof tree === 'string' ? tree : JSON.stringify(tree));
  return { path };
}
const colors = (byName: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(byName).map(([name, $value]) => [name, { $type: 'color', $value }]));

describe('importTokens imports the formats of design tools', () => {
  const palette = JSON.parse(readFileSync(join(fixtures, 'palette.json'), 'utf8')) as Record<
    'dark' | 'light',
    Record<string, string>
  >;

  test.each([
    [
      'Figma, a file a mode',
      [fixture('figma/Night.tokens.json'), fixture('figma/Day.tokens.json')],
      { control: '14px', card: '20px', tile: '16px', sheet: '24px' },
      'accentEnd',
    ],
    [
      'Tokens Studio, sets in one file',
      [fixture('tokens-studio/tokens.json')],
      { control: '16px', card: '20px', tile: '16px', sheet: '24px' },
      'accent',
    ],
    [
      'Tokens Studio, before it knew DTCG',
      [fixture('tokens-studio/tokens-before-dtcg.json')],
      { control: '16px', card: '20px', tile: '16px', sheet: '24px' },
      'accent',
    ],
    [
      'Penpot',
      [fixture('penpot/tokens.json')],
      { control: '12px', card: '18px', tile: '18px', sheet: '24px' },
      'accentEnd',
    ],
  ])('%s', async (_what, files, radius, end) => {
    expect(await bring(files)).toBe(0);
    const now = resolved();
    for (const mode of ['dark', 'light'] as const) {
      const values = Object.fromEntries(Object.entries(now.color[mode]).map(([name, { $value }]) => [name, $value]));
      expect(values).toEqual({ ...palette[mode], accentEnd: palette[mode][end] });
    }
    expect(Object.fromEntries(Object.entries(now.radius).map(([name, { $value }]) => [name, $value]))).toEqual(radius);
    expect(readAll(['nova'], dir, known).problems).toEqual([]);
  });

  test('other colour spaces, group types, pointers, modes beside the value, rem and upper tiers', async () => {
    expect(await bring([fixture('dtcg/nova.tokens.json')])).toBe(0);
    expect(theme()).toMatchObject({
      color: {
        dark: {
          accent: { $value: '#41ebb0' },
          accentEnd: { $value: '#41ebb0' },
          second: { $value: expect.stringMatching(/^#[0-9a-f]{6}$/) },
          danger: { $value: '#ff8a92' },
          warning: { $value: '#ffc555' },
          positive: { $value: '#57dd97' },
        },
        light: { accent: { $value: '#00705a' }, accentEnd: { $value: '#00705a' }, positive: { $value: '#0a7440' } },
      },
      radius: { card: { $value: '20px' }, control: { $value: '14px' } },
      font: { heading: { $value: ['Figtree', 'sans-serif'] } },
      component: { tab: { radius: { $value: '0px' } }, tile: { frame: { $value: '3px' } } },
    });
  });
});

describe('the output', () => {
  test('lists imported tokens with their source, unchanged tokens and unknown tokens', async () => {
    await bring([fixture('figma/Night.tokens.json'), fixture('figma/Day.tokens.json')]);
    const text = printed.join('\n');
    expect(text).toContain('color.dark.accent: #7db4ff → #43e8b3 (brand.color.accent)');
    expect(text).toContain('radius.card: 12px → 20px (brand.corner radius.card)');
    expect(text).toMatch(/Unchanged, 1: color\.light\.surface|Unchanged, \d+: .*color\.light\.onAccent/);
    expect(text).toContain('Not known and left out, 1:\n  grid.columns');
    printed = [];
    await bring([fixture('figma/Night.tokens.json'), fixture('figma/Day.tokens.json')]);
    expect(printed.join('\n')).not.toContain('Taken');
    expect(printed.join('\n')).toContain('already has all of these values');
  });

  test('suggests tokens for typing errors and for designers’ usual names', async () => {
    await bring([exported({ dark: { color: colors({ acent: '#43e8b3', background: '#080c1a', text: '#ffffff' }) } })]);
    expect(printed.join('\n')).toContain('dark.color.acent: did you mean color.accent?');
    expect(printed.join('\n')).toContain('dark.color.background: did you mean color.canvas?');
  });

  test('lists a colour outside sRGB, which is changed to the nearest colour inside', async () => {
    await bring([exported({ dark: colors({ accent: 'color(display-p3 0.2 1 0.6)' }) })]);
    expect(printed.join('\n')).toMatch(
      /Worth a look:\n {2}dark\.accent: color\(display-p3 0\.2 1 0\.6\) is outside sRGB: #[0-9a-f]{6} is the nearest colour in sRGB/,
    );
    expect(theme()['color']!['dark']!['accent']).toEqual({ $value: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  });

  test('is the same with --dry-run, and nothing is written', async () => {
    const before = readFileSync(themePath(), 'utf8');
    expect(await bring([fixture('penpot/tokens.json')], { isDryRun: true })).toBe(0);
    expect(printed.join('\n')).toMatch(
      /color\.dark\.accent: #7db4ff → #43e8b3[\s\S]*Nothing was written \(--dry-run\)/,
    );
    expect(readFileSync(themePath(), 'utf8')).toBe(before);
  });
});

describe('one token that cannot be imported does not stop the others', () => {
  const shadow = {
    $type: 'shadow',
    $value: { color: '#00000040', offsetX: '0px', offsetY: '2px', blur: '8px', spread: '0px' },
  };
  const modified = {
    $type: 'color',
    $value: '#43e8b3',
    $extensions: { 'studio.tokens': { modify: { type: 'lighten', value: '0.2' } } },
  };

  test.each([
    [
      'a shadow',
      { component: { sheet: { shadow } } },
      /Can't be taken and left out, 1:\n .*component\.sheet\.shadow: a shadow is not taken/,
    ],
    ['a modifier', { dark: { second: modified } }, /dark\.second: is calculated by a modifier of the design tool/],
    ['an invalid colour', { dark: colors({ second: 'reddish' }) }, /dark\.second: "reddish" is not a readable colour/],
  ])('%s is listed, the rest is written', async (_what, other, listed) => {
    const card = { $type: 'dimension', $value: '20px' };
    expect(await bring([exported({ radius: { card }, ...other })])).toBe(0);
    expect(printed.join('\n')).toMatch(listed);
    expect(theme()['radius']!['card']).toEqual({ $value: '20px' });
    expect(theme()).not.toHaveProperty('color.dark.second');
  });
});

describe('colours without enough contrast', () => {
  const weak = () => [exported({ dark: colors({ accent: '#203040' }) })];

  test('are rejected with a hint about --nearest', async () => {
    await expect(bring(weak())).rejects.toThrow(/With --nearest, colours with too little contrast are replaced/);
  });

  test('are replaced by the nearest readable colours with --nearest, and each is listed', async () => {
    expect(await bring(weak(), { isNearest: true })).toBe(0);
    expect(printed.join('\n')).toMatch(
      /Changed to the nearest that can be read, \d+:\n {2}color\.dark\.accent: "#203040" → #[0-9a-f]{6}/,
    );
    expect(theme()['color']!['dark']!['accent']).not.toEqual({ $value: '#203040' });
    expect(readAll(['nova'], dir, known).problems).toEqual([]);
  });

  test('do not hide another mistake with --nearest: nothing is written', async () => {
    const font = { body: { $type: 'fontFamily', $value: 'Nunitoo' } };
    const file = exported({ dark: colors({ accent: '#203040' }), font });
    await expect(bring([file], { isNearest: true })).rejects.toThrow(
      /Nothing was written[^]*"Nunitoo" is not a web font/,
    );
    expect(theme()).not.toHaveProperty('color');
  });

  test('are accepted by the command with --nearest', async () => {
    const [file] = weak();
    expect(await run(['import-tokens', 'aurora', '--dry-run', '--nearest', file!.path])).toBe(0);
    expect(printed.join('\n')).toContain('Changed to the nearest that can be read');
  });
});

describe('the mode of a colour comes from', () => {
  const ends = { accent: '#43e8b3', onAccent: '#03241a' };
  const dark = () => theme()['color']?.['dark']?.['accent'];

  const modes: [string, () => ImportedFile][] = [
    ['--mode', () => ({ ...exported({ color: colors(ends) }), mode: 'dark' as const })],
    ['the name of a file', () => exported({ color: colors(ends) }, 'Dark mode.tokens.json')],
    ['a group', () => exported({ Dark: { color: colors(ends) } })],
    ['a group with a slash', () => exported({ 'theme/dark': { color: colors(ends) } })],
    ['a group within', () => exported({ nova: { color: { dark: colors(ends) } } })],
    [
      'the name of a Figma mode',
      () => exported({ color: colors(ends), $extensions: { 'com.figma.modeName': 'Dark' } }),
    ],
    [
      'names in one piece',
      () => exported(colors({ 'brand/dark/color-accent': '#43e8b3', 'brand/dark/on accent': '#03241a' })),
    ],
  ];

  test.each(sample(modes, 3))('%s', async (_what, file) => {
    expect(await bring([file()])).toBe(0);
    expect(dark()).toEqual({ $value: '#43e8b3' });
    expect(theme()['color']).not.toHaveProperty('light');
  });

  test('on the command line --mode applies to the files after it', async () => {
    const night = exported({ color: colors({ accent: '#00ff99' }) }, 'a.json');
    const day = exported({ color: colors({ accent: '#004433' }) }, 'b.json');
    await run(['import-tokens', 'aurora', '--dry-run', '--mode', 'dark', night.path, '--mode', 'light', day.path]);
    expect(printed.join('\n')).toMatch(
      /color\.dark\.accent: \S+ → #00ff99 .*\n {2}color\.light\.accent: \S+ → #004433 /,
    );
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    expect(await run(['import-tokens', 'aurora', '--mode', 'night', night.path])).toBe(1);
    expect(errors).toHaveBeenCalledWith('--mode must be dark or light, not "night".');
  });

  test('without a mode, the user must give one, and nothing is written', async () => {
    await expect(bring([exported({ color: colors(ends) })])).rejects.toThrow(
      /color\.accent: the mode of this colour is unknown\. Give --mode dark or --mode light before the file/,
    );
    expect(theme()).not.toHaveProperty('color');
  });
});

describe('an export that cannot be imported leaves the theme unchanged', () => {
  const invalid: [unknown, RegExp][] = [
    ['{ "color": ', /own\.json is not JSON: /],
    ['[1]', /contains no tokens: it must be an object/],
    ['{}', /contains no tokens\. Export variables/],
    [{ dark: colors({ accent: 'reddish' }) }, /dark\.accent: "reddish" is not a readable colour/],
    [{ dark: colors({ accent: '{mint.500}' }) }, /dark\.accent: refers to \{mint\.500\}, which none of the files has/],
    [
      { dark: colors({ accent: '{dark.second}', second: '{dark.accent}' }) },
      /refers to itself: \{dark\.accent\} → \{dark\.second\} → \{dark\.accent\}/,
    ],
    [{ dark: colors({ accent: 'rgba({mint.500}, 0.5)' }) }, /export the calculated value/],
    [
      {
        dark: {
          accent: {
            $type: 'color',
            $value: '#43e8b3',
            $extensions: { 'studio.tokens': { modify: { type: 'lighten', value: '0.2' } } },
          },
        },
      },
      /calculated by a modifier of the design tool/,
    ],
    [{ radius: { card: { $type: 'dimension', $value: '50%' } } }, /radius\.card: "50%" is not a length in px or rem/],
    [
      { radius: { card: { $type: 'dimension', $value: '0.7rem' } } },
      /nova\/theme\.json → radius\.card\.\$value: "11\.2px" does not fit\. Allowed: whole pixels/,
    ],
    [
      {
        radius: { card: { $type: 'dimension', $value: '8px' } },
        borderRadius: { card: { $type: 'dimension', $value: '9px' } },
      },
      /radius\.card: .*has "8px", .*has "9px"\. Remove one of them; the value must be the same in dark and light/,
    ],
    [{ meaning: { scale: { pressed: { $type: 'number', $value: ' ' } } } }, /scale\.pressed: " " is not a number/],
    [
      { grid: { columns: { $type: 'number', $value: 3 } } },
      /none of the 1 token belongs to a theme\.\nNot known and left out, 1:\n {2}grid\.columns/,
    ],
    [
      { dark: colors({ accent: '#203040' }) },
      /Nothing was written: with these tokens nova would have mistakes[\s\S]*color\.dark\.accent\.\$value: dark: .* has a contrast of \d\.\d\d to 1 and needs 4\.5.*Allowed: #[0-9a-f]{6}, the nearest colour that passes/,
    ],
    [
      {
        dark: colors({ accent: '#203040' }),
        font: { body: { $type: 'fontFamily', $value: 'Nunitoo' } },
      },
      /has a contrast of[\s\S]*"Nunitoo" is not a web font family or a system font.*Did you mean "Nunito"/,
    ],
  ];

  test.each(sample(invalid, 4))('%j', async (tree, why) => {
    const before = readFileSync(themePath(), 'utf8');
    const file = exported(tree);
    await expect(bring([file])).rejects.toThrow(why);
    expect(readFileSync(themePath(), 'utf8')).toBe(before);
    expect(readdirSync(join(dir, 'nova')).toSorted()).toEqual([
      'assets',
      'languages.json',
      'merchant.json',
      'switches.json',
      'theme.json',
    ]);
  });

  test('a missing file or an unknown merchant is reported', async () => {
    await expect(bring([{ path: join(dir, 'nowhere.json') }])).rejects.toThrow('There is no file');
    await expect(bring([])).rejects.toThrow('No file is given.');
    await expect(importTokens('nowa', [fixture('penpot/tokens.json')], { merchantsDir: dir })).rejects.toThrow(
      'Did you mean "nova"?',
    );
  });
});

describe('the rest of the merchant’s file stays unchanged', () => {
  const written = `{
    "$schema": "../../packages/merchant/generated/theme.schema.json",
    "density": "compact",
    "color": {
        "light": { "$type": "color", "accent": {"$value": "#1259b8"}, "text": { "$value": "#14181d" } },
        "dark": {
            "$type": "color",
            "accent":   { "$value": "#43e8b3" }, "onAccent": { "$value": "#03241a" },
            "accentEnd": { "$value": "#43e8b3" }
        }
    }
}`;

  test('order and spaces stay, values equal to the base are removed, new keys are sorted in', async () => {
    writeFileSync(themePath(), written);
    const base = resolveTheme(read('_base'), {});
    await bring([
      exported({
        dark: colors({ accent: '#27cfd0', second: '#b39cff' }),
        light: colors({
          text: '#0c1433',
          accent: base.color.light.accent.$value,
          muted: base.color.light.muted.$value,
        }),
        radius: { card: { $type: 'dimension', $value: '20px' } },
        component: { tile: { frame: { $type: 'dimension', $value: '2px' } } },
      }),
    ]);
    expect(readFileSync(themePath(), 'utf8')).toBe(`{
    "$schema": "../../packages/merchant/generated/theme.schema.json",
    "density": "compact",
    "color": {
        "light": { "$type": "color", "text": { "$value": "#0c1433" } },
        "dark": {
            "$type": "color",
            "accent":   { "$value": "#27cfd0" }, "onAccent": { "$value": "#03241a" },
            "accentEnd": { "$value": "#43e8b3" },
            "second": { "$value": "#b39cff" }
        }
    },
    "radius": {
        "$type": "dimension",
        "card": { "$value": "20px" }
    },
    "component": {
        "tile": {
            "frame": { "$value": "2px" }
        }
    }
}`);
  });

  test('of a duplicate key the last one is changed; a byte order mark is reported', async () => {
    const file = exported({ radius: { card: { $type: 'dimension', $value: '20px' } } });
    writeFileSync(themePath(), '{ "radius": { "card": { "$value": "8px" }, "card": { "$value": "9px" } } }');
    await bring([file]);
    expect(readFileSync(themePath(), 'utf8')).toBe(
      '{ "radius": { "card": { "$value": "8px" }, "card": { "$value": "20px" } } }',
    );
    writeFileSync(themePath(), '\uFEFF{}');
    await expect(bring([file])).rejects.toThrow(
      /Nothing was written[^]*nova\/theme\.json: begins with a byte order mark/,
    );
  });

  test('in the upper tiers, a reference to a token of the theme stays a reference', async () => {
    await bring([
      exported({
        brand: { color: { dark: colors({ accent: '#43e8b3' }), light: colors({ accent: '#00705a' }) } },
        component: {
          badge: {
            fill: { $type: 'color', $value: '{color.accent}' },
            ink: { $type: 'color', $value: '{brand.color.onAccent}' },
          },
        },
      }),
      exported(
        { brand: { color: { dark: colors({ onAccent: '#03241a' }), light: colors({ onAccent: '#ffffff' }) } } },
        'more.json',
      ),
    ]);
    expect(theme()['component']).toEqual({
      badge: { fill: { $value: '{brand.color.accent}' }, ink: { $value: '{brand.color.onAccent}' } },
    });
  });

  test('a value of an upper tier that equals the product’s value is left out of the file', async () => {
    const accent = { dark: colors({ accent: '#43e8b3' }), light: colors({ accent: '#00705a' }) };
    await bring([
      exported({
        brand: { color: accent },
        component: {
          tab: { radius: { $type: 'dimension', $value: 12 }, line: { $type: 'color', $value: '{color.accent}' } },
          button: { quiet: { ink: { $type: 'color', $value: '{color.accent}' } } },
        },
        meaning: { space: { 16: { $type: 'dimension', $value: '1rem' } } },
      }),
    ]);
    expect(theme()).not.toHaveProperty('component');
    expect(theme()).not.toHaveProperty('meaning');
    expect(printed.join('\n')).toContain(
      'Unchanged, 3: component.tab.radius, component.button.quiet.ink, meaning.space.16',
    );
  });

  describe('a value that only seems equal to the product’s value is written', () => {
    const radius = (tier: object) => ({ component: tier });
    const sheet = (value: string) => ({ sheet: { radius: { $type: 'dimension', $value: value } } });
    const own = (theme: object) => writeFileSync(themePath(), JSON.stringify(theme));

    test('if the merchant’s own value for both modes overrides the product’s value', async () => {
      own({ component: { sheet: { radius: { $value: '0px' } } } });
      await bring([exported(radius({ dark: sheet(resolvedRadius()) }))]);
      expect(theme()['component']).toMatchObject({
        dark: { sheet: { radius: { $value: resolvedRadius() } } },
        sheet: { radius: { $value: '0px' } },
      });
    });

    test('and a value for both modes removes the values for one mode', async () => {
      own({ component: { dark: { sheet: { radius: { $value: '0px' } } } } });
      await bring([exported(radius(sheet('8px')))]);
      expect(theme()['component']).toEqual({ sheet: { radius: { $value: '8px' } } });
      own({ component: { dark: { sheet: { radius: { $value: '0px' } } } } });
      await bring([exported(radius(sheet(resolvedRadius())))]);
      expect(theme()).not.toHaveProperty('component');
    });

    test('if the product computes its value', async () => {
      await bring([
        exported({
          brand: {
            color: {
              dark: colors({ muted: resolved().color.dark.muted.$value }),
              light: colors({ muted: resolved().color.light.muted.$value }),
            },
          },
          meaning: { color: colors({ control: '{brand.color.muted}' }) },
        }),
      ]);
      expect(theme()['meaning']).toEqual({ color: { control: { $value: '{brand.color.muted}' } } });
    });

    test('if the surface style has another value', async () => {
      own({ surfaceStyle: 'flat' });
      await bring([
        exported({
          meaning: { radius: { round: { $type: 'dimension', $value: '999px' } } },
          component: { tab: { radius: { $type: 'dimension', $value: '{radius.round}' } } },
        }),
      ]);
      expect(theme()['component']).toEqual({ tab: { radius: { $value: '{radius.round}' } } });
    });

    test('if a plain colour replaces a gradient that begins with it', async () => {
      own({ surfaceStyle: 'luminous' });
      const { accent } = resolved().color.dark;
      await bring([
        exported({ component: { dark: { button: { primary: { fill: { $type: 'color', $value: accent.$value } } } } } }),
      ]);
      expect(theme()['component']).toEqual({ dark: { button: { primary: { fill: { $value: accent.$value } } } } });
    });

    const resolvedRadius = () => resolveTheme(read('_base'), {}).radius.sheet.$value;
  });

  test('a mistake that the theme had before is reported by the check', async () => {
    writeFileSync(themePath(), JSON.stringify({ meaning: { gutterr: { $value: '4px' } } }));
    await expect(
      bring([exported({ component: { tile: { frame: { $type: 'dimension', $value: '2px' } } } })]),
    ).rejects.toThrow(/Nothing was written.*meaning\.gutterr: is not a known key[^]*Did you mean "gutter"/s);
  });
});

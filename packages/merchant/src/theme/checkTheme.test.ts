import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeProblem } from '../resolve/problem.ts';
import { resolveMerchant } from '../resolve/resolveMerchant.ts';
import { testFolders } from '../resolve/testMerchant.ts';

/** Mistakes of a small merchant with this theme. */
function problemsOf(theme: object, assets: readonly string[] = []): string[] {
  const { base, own } = testFolders();
  const files = { ...own.files, 'theme.json': theme };
  return resolveMerchant(base, {
    ...own,
    files,
    assets: Object.fromEntries(assets.map((name) => [name, `/tiny/${name}`])),
  }).problems.map(describeProblem);
}

/** The theme of a small merchant with this valid theme file. */
function themeOf(theme: object) {
  const { base, own } = testFolders();
  const { merchant, problems } = resolveMerchant(base, { ...own, files: { ...own.files, 'theme.json': theme } });
  expect(problems).toEqual([]);
  return merchant!.theme;
}

test('brand colours can refer to each other and can be DTCG objects, and the result is hex', () => {
  const theme = themeOf({
    color: {
      dark: {
        accent: { $value: { colorSpace: 'srgb', components: [1, 1, 0], hex: '#ffff00' } },
        accentEnd: { $value: '{brand.color.accent}' },
      },
    },
    radius: { card: { $value: { value: 20, unit: 'px' } }, tile: { $value: '{brand.radius.card}' } },
    font: { heading: { $value: '{brand.font.body}' }, body: { $value: 'Inter' } },
  });
  expect(theme.color.dark).toMatchObject({ accent: { $value: '#ffff00' }, accentEnd: { $value: '#ffff00' } });
  expect(theme.radius).toMatchObject({
    card: { $value: '20px' },
    tile: { $value: '20px' },
    control: { $value: '8px' },
  });
  expect(theme.font.heading).toEqual({ $value: ['Inter'] });
});

test('any token of the upper tiers can be overridden, for both modes or for one', () => {
  expect(
    themeOf({
      meaning: {
        color: {
          bar: { $value: '{brand.color.text}' },
          onBar: { $value: '{brand.color.surface}' },
          onBarMuted: { $value: '{color.onBar}' },
          barCurrent: { $value: '{color.onBar}' },
        },
        duration: { small: { $value: '160ms' } },
      },
      component: {
        tab: {
          radius: { $value: '0px' },
          underline: { $value: { value: 3, unit: 'px' } },
          current: { line: { $value: '{color.onSecond}' } },
        },
        dark: { tile: { frame: { $value: '2px' } } },
      },
    }).component,
  ).toHaveProperty('dark.tile.frame.$value', '2px');
});

describe('a mistake is reported with its file, key, allowed values and a suggestion', () => {
  test.each([
    [
      { color: { dark: { accent: { $value: '{brand.color.secnd}' } } } },
      /^tiny\/theme\.json → color\.dark\.accent\.\$value: \{brand\.color\.secnd\} is not a color of the brand\. Allowed: .*\{brand\.color\.second\}.* Did you mean "\{brand\.color\.second\}"\?$/,
    ],
    [
      { color: { dark: { accent: { $value: '{brand.color.second}' }, second: { $value: '{brand.color.accent}' } } } },
      /color\.dark\.accent\.\$value: refers to itself: \{brand\.color\.accent\} → \{brand\.color\.second\} → \{brand\.color\.accent\}/,
    ],
    [
      { meaning: { colour: { bar: { $value: '#000000' } } } },
      /meaning\.colour: is not a known key\. Allowed: color, space, .*Did you mean "color"\?/,
    ],
    [
      { component: { tab: { radious: { $value: '4px' } } } },
      /component\.tab\.radious: is not a known key\. Allowed: radius, fill, .* Did you mean "radius"\?/,
    ],
    [
      { component: { light: { tab: { radious: { $value: '4px' } } } } },
      /component\.light\.tab\.radious: is not a known key.*Did you mean "radius"\?/,
    ],
    [
      { component: { tab: { radius: { $value: '4' } } } },
      /component\.tab\.radius\.\$value: "4" does not fit\. Allowed: pixels of a 375 wide screen such as 16px/,
    ],
    [{ component: { tab: { radius: {} } } }, /component\.tab\.radius\.\$value: is missing\. Allowed: pixels/],
    [
      { component: { tab: { fill: { $value: 'red' } } } },
      /component\.tab\.fill\.\$value: "red" does not fit\. Allowed: a colour as #rrggbb/,
    ],
    [
      { component: { tab: { fill: { $value: [{ color: '#000000', position: 0 }] } } } },
      /component\.tab\.fill\.\$value/,
    ],
    [
      { component: { tab: { radius: { $value: '{radius.crad}' } } } },
      /component\.tab\.radius\.\$value: refers to an unknown token \{radius\.crad\}\. Allowed: a dimension of the tiers.* Did you mean "\{radius\.card\}"\?/,
    ],
    [{ component: { tab: { radius: { $value: '{radius.cards}' } } } }, /Did you mean "\{radius\.card\}"\?/],
    [
      { component: { tab: { radius: { $value: '{color.text}' } } } },
      /component\.tab\.radius\.\$value: \{color\.text\} is a color\. Allowed: a dimension\./,
    ],
    [
      { component: { tab: { radius: { $value: '-4px' } } } },
      /component\.tab\.radius\.\$value: -4px is less than nothing\. Allowed: 0px or more\./,
    ],
    [{ component: { tab: [] } }, /component\.tab: \[\] does not fit\. Allowed: an object with radius, fill, /],
    [
      { surfaceStyle: 'luminous', component: { badge: { fill: { $value: '{fill.primary}' } } } },
      /component\.badge\.fill\.\$value: \{fill\.primary\} is a gradient\. Allowed: a color\./,
    ],
    [
      { surfaceStyle: 'luminous', component: { badge: { fill: { $value: '{button.primary.fill}' } } } },
      /component\.badge\.fill\.\$value: \{button\.primary\.fill\} is a gradient\./,
    ],
    [
      {
        surfaceStyle: 'luminous',
        component: {
          header: {
            fill: {
              $value: '{fill.primary}',
              $extensions: { 'app.livery.mix': { with: '{color.canvas}', share: 0.1 } },
            },
          },
        },
      },
      /component\.header\.fill\.\$value: \{fill\.primary\} is a gradient\./,
    ],
    [
      {
        component: {
          header: {
            fill: {
              $value: [
                { color: '#000000', position: 0 },
                { color: '#111111', position: 1 },
              ],
              $extensions: { 'app.livery.alpha': 0.5 },
            },
          },
        },
      },
      /component\.header\.fill\.\$extensions\.app\.livery\.alpha: does not apply to a gradient/,
    ],
    [
      { meaning: { border: { card: { $value: { color: '{space.4}', width: '1px', style: 'solid' } } } } },
      /meaning\.border\.card\.\$value: \{space\.4\} is a dimension\. Allowed: a color\./,
    ],
    [
      { meaning: { color: { surface: { $value: '{color.raised}' }, raised: { $value: '{color.surface}' } } } },
      /meaning\.color\.surface\.\$value: refers to itself: \{color\.surface\} → \{color\.raised\} → \{color\.surface\}/,
    ],
    [
      {
        meaning: {
          color: {
            surface: {
              $value: '#ffffff',
              $extensions: { 'app.livery.mix': { with: '{color.accentSoft}', share: 0.5 } },
            },
          },
        },
      },
      /refers to itself/,
    ],
    [{ meaning: { touch: { $value: '30px' } } }, /meaning\.touch: is the same in every merchant: thumbs do not differ/],
    [
      { component: { tab: { radius: { $value: '4px', $extensions: { 'app.livery.alpha': 0.5 } } } } },
      /component\.tab\.radius\.\$extensions\.app\.livery\.alpha: does not apply to a dimension/,
    ],
    [
      { component: { tab: { radius: { $value: '4px', $extensions: { 'app.livery.alhpa': 0.5 } } } } },
      /app\.livery\.alhpa: is not a known key.*Did you mean "app\.livery\.alpha"\?/,
    ],
    [
      { component: { header: { pattern: { $value: 'patern.svg' } } } },
      /component\.header\.pattern\.\$value: assets\/ has no patern\.svg\. Allowed: logo\.svg, pattern\.svg\. Did you mean "pattern\.svg"\?/,
    ],
    [
      { meaning: { color: { text: { $value: '#222222' } } } },
      /meaning\.color\.text\.\$value: dark: color\.text on color\.\w+Soft has a contrast of 1\.02 to 1 and needs 4\.5; also .* and \d+ more\. Allowed: #[0-9a-f]{6}, the nearest colour that passes\./,
    ],
  ])('%o', (theme, message) => {
    expect(problemsOf(theme, ['pattern.svg']).join('\n')).toMatch(message);
  });

  test('a header pattern without a tint colour', () => {
    const pattern = { pattern: { $value: 'pattern.svg' } };
    expect(problemsOf({ component: { header: pattern } }, ['pattern.svg'])).toEqual([
      expect.stringMatching(/component\.dark\.header\.patternTint\.\$value: dark: the header has a pattern/),
      expect.stringMatching(/component\.light\.header\.patternTint\.\$value: light: the header has a pattern/),
    ]);
    const header = { ...pattern, patternTint: { $value: '#80808010' } };
    expect(problemsOf({ component: { header } }, ['pattern.svg'])).toEqual([]);
  });

  test('a page pattern that refers to the header pattern, without a tint colour', () => {
    const component = {
      header: { pattern: { $value: 'pattern.svg' }, patternTint: { $value: '#80808010' } },
      page: { pattern: { $value: '{header.pattern}' } },
    };
    expect(problemsOf({ component }, ['pattern.svg'])[0]).toMatch(/page\.patternTint\.\$value: dark: the page has a/);
  });

  test.each([
    ['tile', 'ratio', 0, 'from 0.5 to 1.5'],
    ['tile', 'ratio', '{scale.pressed}', undefined],
    ['banner', 'ratio', -1, 'from 1.5 to 4'],
    ['banner', 'dimmed', 5, 'from 0 to 1'],
    ['icon', 'stroke', 40, 'from 1 to 3'],
  ])('the number %s.%s with the value %j is checked against its range', (part, name, value, range) => {
    const problems = problemsOf({ component: { [part]: { [name]: { $value: value } } } });
    expect(problems).toEqual(
      range === undefined
        ? []
        : [expect.stringMatching(new RegExp(`component\\.${part}\\.${name}\\.\\$value: .* a number ${range}`))],
    );
  });

  test('only once if both modes have it', () => {
    expect(problemsOf({ component: { tab: { radius: { $value: '{radius.crad}' } } } })).toHaveLength(1);
  });

  test('for the base if the base contains it', () => {
    const { base, own } = testFolders();
    (base.files['theme.json'] as Record<string, unknown>)['component'] = {
      tab: { radius: { $value: '{radius.crad}' } },
    };
    expect(resolveMerchant(base, own).problems.map(({ file }) => file)).toEqual(['_base/theme.json']);
  });
});

test('the examples in docs/tokens.md are valid', () => {
  const root = join(import.meta.dirname, '../../../..');
  const examples = [...readFileSync(join(root, 'docs/tokens.md'), 'utf8').matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, json]) => JSON.parse(json!) as object,
  );
  expect(examples).toHaveLength(3);
  const { base, own } = testFolders();
  const files = {
    ...base.files,
    'theme.json': JSON.parse(readFileSync(join(root, 'merchants/_base/theme.json'), 'utf8')) as object,
  };
  for (const theme of examples) {
    const withTheme = {
      ...own,
      files: { ...own.files, 'theme.json': theme },
      assets: { 'pattern.svg': '/tiny/pattern.svg' },
    };
    expect(resolveMerchant({ ...base, files }, withTheme).problems.map(describeProblem)).toEqual([]);
  }
});

test('a fill that can be a gradient can refer to a gradient', () => {
  const fill = { surfaceStyle: 'luminous', component: { button: { primary: { fill: { $value: '{fill.primary}' } } } } };
  expect(themeOf(fill).component).toEqual(fill.component);
});

test('an override replaces a token as a whole, including the extensions of the base’s value', () => {
  const { base, own } = testFolders();
  (base.files['theme.json'] as Record<string, unknown>)['meaning'] = {
    color: { line: { $value: '#ffffff', $extensions: { 'app.livery.alpha': 0.1 } } },
  };
  (own.files['theme.json'] as Record<string, unknown>)['meaning'] = { color: { line: { $value: '#00ff00' } } };
  expect(resolveMerchant(base, own).merchant?.theme.meaning).toEqual({ color: { line: { $value: '#00ff00' } } });
});

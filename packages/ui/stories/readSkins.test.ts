import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSkins } from '../.storybook/readSkins.ts';

const merchants = join(import.meta.dirname, '../../../merchants');
const textOf = (code: string) => readFileSync(join(merchants, code, 'theme.json'), 'utf8');
const read = (nova: string) => readSkins({ _base: textOf('_base'), aurora: textOf('aurora'), nova }, assetsOf);
const assetsOf = (code: string) => (code === 'aurora' ? ['front.svg', 'front-dark.svg', 'page.svg'] : []);

test('an invalid colour is reported with merchant, line and allowed form; other merchants are shown', () => {
  const { skins, mistakes } = read('{\n  "color": {\n    "dark": { "accent": { "$value": "reddish" } }\n  }\n}');
  expect(Object.keys(skins)).toEqual(['_base', 'aurora']);
  expect(mistakes['nova']).toEqual([
    expect.stringMatching(
      /^nova\/theme\.json:3:\d+ → color\.dark\.accent.*: "reddish" does not fit\. Allowed: a colour as #rrggbb/,
    ),
  ]);
});

test.each([
  ['a file that is cut off', '{ "color": {', /^nova\/theme\.json:1:\d+: ends in the middle/],
  [
    'a reference to a missing token',
    '{ "color": { "dark": { "accent": { "$value": "{brand.color.secnd}" } } } }',
    /^nova\/theme\.json:1:\d+ → color\.dark\.accent.*Did you mean "\{brand\.color\.second\}"/,
  ],
])('if %s, the error is reported, and other merchants are still shown', (_, text, wanted) => {
  const { skins, mistakes } = read(text);
  expect(mistakes['nova']!.join('\n')).toMatch(wanted);
  expect(skins).toHaveProperty('aurora');
});

test('a theme with too little contrast is still shown', () => {
  const { skins, mistakes } = read('{ "color": { "dark": { "text": { "$value": "#222222" } } } }');
  expect(mistakes).toEqual({});
  expect(skins['nova']!.color.dark.text.$value).toBe('#222222');
});

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { alphabets } from './alphabets.ts';
import type { FaceRecord } from './faceRecord.ts';
import manifest from './manifest.json' with { type: 'json' };
import { pageFonts } from './pageFonts.ts';
import { recipeOf } from './recipe.ts';
import { allFaces } from './fontFamilies.ts';

const records = manifest as unknown as Record<string, FaceRecord>;
const read = (path: string) => readFileSync(join(import.meta.dirname, path));
const has = (range: string, sign: string) =>
  range.split(',').some((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return sign.codePointAt(0)! >= first && sign.codePointAt(0)! <= last;
  });

test('the folder contains exactly the files of all faces', () => {
  expect(readdirSync(join(import.meta.dirname, 'files')).toSorted()).toEqual(
    allFaces.map(({ id }) => `${id}.woff2`).toSorted(),
  );
  expect(Object.keys(records).toSorted()).toEqual(allFaces.map(({ id }) => id).toSorted());
});

describe.each(allFaces)('$id', (face) => {
  const record = records[face.id]!;
  const file = read(`files/${face.id}.woff2`);

  test('is generated from its current recipe (if not: pnpm --filter @livery/fonts fonts)', () => {
    expect(record.recipe).toBe(recipeOf(face));
    expect(record.hash).toBe(createHash('sha256').update(file).digest('hex').slice(0, 10));
    expect(file.subarray(0, 4).toString('latin1')).toBe('wOF2');
  });

  test(`is within its budget: ${(file.length / 1024).toFixed(1)} of ${face.budget} KiB`, () => {
    expect(file.length).toBeLessThanOrEqual(face.budget * 1024);
    expect(record.bytes).toBe(file.length);
  });

  test('has a licence without a reserved font name', () => {
    const licence = read(`licences/${face.source.package.split('/')[1]!}.txt`).toString();
    expect(licence).toContain('SIL Open Font License');
    expect(licence.split('\n')[0]).not.toMatch(/with Reserved Font Name/i);
  });
});

test.each([
  ['latin', 'ãõçáéíóúâêôàÃÕÇ0189R$€£ºª“”–'],
  ['bengali', 'অআইক্ষজ্ঞড়ঢ়য়ৎংঃঁ০১২৩৪৫৬৭৮৯৳।'],
  ['myanmar', 'ကခဂဃငစဆဇဈဉညဋဌဍဎဏတထဒဓနပဖဗဘမယရလဝသဟဠအဣဤဥဦဧဩဪါာိီုူေဲံ့း္်ျြွှဿ၀၁၂၃၄၅၆၇၈၉၊။၌၍၎၏'],
  ['arabic', 'ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنوہھءیےںۂؤئآ۰۱۲۳۴۵۶۷۸۹٠٩،؟۔'],
] as const)('faces of %s contain its letters, digits and signs', (script, letters) => {
  for (const { id, alphabet } of allFaces) {
    if (alphabet !== script) continue;
    expect(
      [...letters].filter((sign) => !has(records[id]!.range, sign)),
      id,
    ).toEqual([]);
  }
});

test('every currency sign has a face', () => {
  const missing = [...alphabets.taka, ...alphabets.money].filter(
    (sign) => !['sign-taka', 'signs-money'].some((id) => has(records[id]!.range, sign)),
  );
  expect(missing).toEqual([]);
});

describe('the fonts of a page', () => {
  const padma = {
    body: ['Figtree', 'Noto Sans Bengali', 'system-ui', 'sans-serif'],
    heading: ['Tiro Bangla', 'Noto Serif', 'serif'],
  };
  const ids = (fonts: ReturnType<typeof pageFonts>) =>
    fonts.faces.map(({ id }) => id).filter((id) => !id.startsWith('sign'));

  test('are only those of its merchant and its languages', () => {
    expect(ids(pageFonts({ chosen: padma, tags: ['en'] }))).toEqual(['figtree', 'tiro-bangla-latin']);
    expect(ids(pageFonts({ chosen: padma, tags: ['bn', 'en'] }))).toEqual([
      'figtree',
      'tiro-bangla-latin',
      'noto-sans-bengali',
      'tiro-bangla-bengali',
    ]);
    expect(pageFonts({ chosen: padma, tags: ['bn'] }).css).not.toContain('Nastaliq');
  });

  test('for a script are used only on a page in a language of this script', () => {
    const { css, latin } = pageFonts({ chosen: padma, tags: ['en', 'bn'] });
    const bengali = [...css.matchAll(/@font-face\{font-family:("[^"]+");src:url\([^)]*bengali/g)].map(
      ([, family]) => family!,
    );
    expect(bengali).toEqual(['"Noto Sans Bengali Bn"', '"Tiro Bangla Bn"']);
    for (const family of bengali) expect(JSON.stringify(latin)).not.toContain(family);
    expect(css).toContain('html[lang|=bn]{--brand-font-body:"Noto Sans Bengali Bn","Figtree"');
  });

  test('have a default face for a script if the merchant has no family for it', () => {
    const fonts = pageFonts({
      chosen: { body: ['Nunito', 'sans-serif'], heading: ['Nunito', 'sans-serif'] },
      tags: ['pt', 'bn', 'ur', 'my', 'ko'],
    });
    expect(ids(fonts)).toEqual(['nunito', 'noto-sans-bengali', 'noto-naskh-arabic', 'noto-sans-myanmar']);
    expect(fonts.css).toContain('html[lang|=my]{--brand-font-body:"Noto Sans Myanmar My","Nunito"');
    expect(fonts.first).toEqual({
      pt: expect.stringContaining('nunito'),
      bn: expect.stringContaining('noto-sans-bengali'),
      ur: expect.stringContaining('naskh'),
      my: expect.stringContaining('noto-sans-myanmar'),
      ko: expect.stringContaining('nunito'),
    });
  });

  test('have wider spaces for a family with narrow ones, only on pages in Latin script', () => {
    const cssOf = (body: string) =>
      pageFonts({ chosen: { body: [body], heading: ['Mulish'] }, tags: ['en', 'bn'] }).css;
    expect(cssOf('Plus Jakarta Sans')).toContain('*{word-spacing:0.06em}html[lang|=bn]{');
    expect(cssOf('Plus Jakarta Sans')).toContain(':is(html[lang|=bn]) *{word-spacing:normal}');
    expect(cssOf('Mulish')).not.toContain('word-spacing');
  });

  test('contain only the currency signs if the merchant uses only system fonts', () => {
    const { faces, first } = pageFonts({
      chosen: { body: ['system-ui', 'sans-serif'], heading: ['serif'] },
      tags: ['en', 'ko'],
    });
    expect(faces.map(({ id }) => id)).toEqual(['sign-taka', 'signs-money']);
    expect(first).toEqual({});
  });

  test('have the line height of Nastaliq for its headings, and that of the script for Naskh', () => {
    const heading = (names: string[]) => pageFonts({ chosen: { body: ['Mulish'], heading: names }, tags: ['ur'] }).css;
    expect(heading(['Cinzel', 'Noto Nastaliq Urdu', 'serif'])).toContain(
      ':is(html[lang|=ur]) :is(h1,h2,h3,h4){line-height:2.3}',
    );
    expect(heading(['Cinzel', 'serif'])).not.toContain('line-height');
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languageOf, languages, textsOfCode } from '../languages/languages.ts';
import { textAreas } from './areas.ts';

const folder = new URL('.', import.meta.url);
const read = (code: string, area: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${code}/${area}.json`, folder), 'utf8'));
/** Placeholders whose value counts something. */
const countingPlaces = ['count', 'formattedCount'];
/**
 * Placeholders whose value is a name, a position, an ordinal or an age: in no language the rest of the text depends on
 * it.
 */
const otherPlaces = [
  'age',
  'agreement',
  'amount',
  'authority',
  'category',
  'characters',
  'countries',
  'day',
  'field',
  'fields',
  'label',
  'max',
  'min',
  'name',
  'number',
  'numbers',
  'position',
  'rank',
  'total',
  'wallet',
  'words',
];
/** `tries` of `tries_one` and `tries_other`. */
const nameOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
/** The plural forms of a language, as i18next's key suffixes. */
const formsOf = (code: string) =>
  new Intl.PluralRules(languageOf(code).tag).resolvedOptions().pluralCategories.toSorted();
const places = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]!).toSorted();

test('no file of texts defines a key twice', () => {
  for (const code of new Set(Object.keys(languages).map(textsOfCode)))
    for (const area of textAreas) {
      const lines = readFileSync(new URL(`${code}/${area}.json`, folder), 'utf8').matchAll(/^ {2}"(\w+)":/gm);
      expect([...lines].map((match) => match[1]).toSorted(), `${code}/${area}.json`).toEqual(
        Object.keys(read(code, area)).toSorted(),
      );
    }
});

test('every folder of texts belongs to a language', () => {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.toSorted()).toEqual([...new Set(Object.keys(languages).map(textsOfCode))].toSorted());
});

test.each(textAreas)('placeholders in %s are declared as counting or not', (area) => {
  for (const [key, text] of Object.entries(read('EN', area)))
    for (const place of places(text))
      expect(
        [...countingPlaces, ...otherPlaces],
        `${key}: call {{${place}}} {{count}} if it counts something and give the text plural forms; else add it to otherPlaces here`,
      ).toContain(place);
});

describe.each([...new Set(Object.keys(languages).map(textsOfCode))])('texts in %s', (code) => {
  test('each area has a file, and there are no other files', () => {
    expect(readdirSync(new URL(`${code}/`, folder)).toSorted()).toEqual(
      textAreas.map((area) => `${area}.json`).toSorted(),
    );
  });

  test.each(textAreas)('%s has every English key, is not empty, and has the same placeholders', (area) => {
    const english = read('EN', area);
    const own = read(code, area);
    expect([...new Set(Object.keys(own).map(nameOf))]).toEqual([...new Set(Object.keys(english).map(nameOf))]);
    for (const [key, text] of Object.entries(own)) {
      expect(text.trim(), key).not.toBe('');
      expect(places(text), key).toEqual(places(english[key] ?? english[`${nameOf(key)}_other`]!));
    }
  });

  test.each(textAreas)('%s has only digits 0-9, because merchant and language decide the numerals', (area) => {
    const wrong = Object.entries(read(code, area)).filter(([, text]) => /\p{Nd}/u.test(text.replaceAll(/[0-9]/g, '')));
    expect(wrong).toEqual([]);
  });

  test.each(textAreas)('%s has the plural forms of its language', (area) => {
    const own = read(code, area);
    for (const [key, text] of Object.entries(own)) {
      if (places(text).some((place) => countingPlaces.includes(place)))
        expect(key, `${key} counts: give it forms, such as ${key}_one and ${key}_other`).not.toBe(nameOf(key));
    }
    const counted = new Set(
      Object.keys(own)
        .filter((key) => key !== nameOf(key))
        .map(nameOf),
    );
    for (const name of counted)
      expect(
        Object.keys(own)
          .filter((key) => nameOf(key) === name)
          .toSorted(),
        name,
      ).toEqual(
        formsOf(code)
          .map((form) => `${name}_${form}`)
          .toSorted(),
      );
  });
});

const rightToLeft = Object.values(languages).filter(({ direction }) => direction === 'rtl');

describe.each(rightToLeft.map(({ code }) => textsOfCode(code)))('right-to-left texts in %s', (code) => {
  // After Arabic letters an unisolated percent sign moves to the other side of its number.
  test.each(textAreas)('%s isolates a percent sign with its number between U+2068 and U+2069', (area) => {
    const alone = Object.entries(read(code, area)).filter(([, text]) =>
      text.replaceAll(/\u2068[^\u2069]*\u2069/g, '').includes('%'),
    );
    expect(Object.fromEntries(alone)).toEqual({});
  });
});

test('the plural forms of each language are known', () => {
  expect(formsOf('EN')).toEqual(['one', 'other']);
  expect(formsOf('PT')).toEqual(['many', 'one', 'other']);
  for (const code of ['BN', 'UR', 'TY']) expect(formsOf(code), code).toEqual(['one', 'other']);
  for (const code of ['KO', 'MY']) expect(formsOf(code), code).toEqual(['other']);
});

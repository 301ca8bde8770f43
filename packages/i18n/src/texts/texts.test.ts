import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages, textsOfCode } from '../languages/languages.ts';
import { textAreas } from './areas.ts';

const folder = new URL('.', import.meta.url);
const read = (code: string, area: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${code}/${area}.json`, folder), 'utf8'));
const places = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).toSorted();

test('every folder of texts belongs to a language', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.toSorted()).toEqual([...new Set(Object.keys(languages).map(textsOfCode))].toSorted());
});

describe.each([...new Set(Object.keys(languages).map(textsOfCode))])('texts in %s', (code) => {
  test('there is a file for every area and no other', () => {
    expect(readdirSync(new URL(`${code}/`, folder)).toSorted()).toEqual(textAreas.map((area) => `${area}.json`).toSorted());
  });

  test.each(textAreas)('%s has every key of English, filled, with the same places to fill in', (area) => {
    const english = read('EN', area);
    const own = read(code, area);
    expect(Object.keys(own)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(own)) {
      expect(text.trim(), key).not.toBe('');
      expect(places(text), key).toEqual(places(english[key]!));
    }
  });
});

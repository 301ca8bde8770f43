import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isLanguageCode, languageOf, languages, pseudoLanguages } from '../languages/languages.ts';
import { pseudoText } from './pseudoText.ts';
import { pseudoTexts } from './pseudoTexts.ts';

const folder = new URL('../texts/EN/', import.meta.url);
const english = Object.fromEntries(
  readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, string>,
  ]),
);
const every = Object.entries(english).flatMap(([area, texts]) =>
  Object.entries(texts).map(([key, text]) => [`${area}.${key}`, text] as const),
);
const places = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];

describe('the pseudo language', () => {
  test('changes words, and leaves placeholders and tags unchanged', () => {
    expect(pseudoText('Log in')).toBe('[Lööög îîîñ]');
    expect(pseudoText('Wait {{seconds}} seconds')).toBe('[Wååîît {{seconds}} séééçöööñðs]');
    expect(pseudoText('by <b>Name</b>')).toBe('[býýý <b>Ñååméé</b>]');
  });

  test.each(every)('%s becomes at least 40 %% longer, in brackets, with its placeholders', (_key, text) => {
    const disguised = pseudoText(text);
    expect(disguised).toMatch(/^\[.+\]$/s);
    expect(places(disguised)).toEqual(places(text));
    const words = text.replace(/\{\{\w+\}\}/g, '');
    if (/[aeiouy]/i.test(words))
      expect(disguised.replace(/\{\{\w+\}\}/g, '').length - 2).toBeGreaterThanOrEqual(words.length * 1.4);
  });

  test('is right-to-left if mirrored, except placeholders', () => {
    expect(pseudoText('{{age}}+ only', { isMirrored: true })).toMatch(/^\[\{\{age\}\}\u202E\+ .+\u202C\]$/);
  });

  test('exists in both directions, with every English text', () => {
    const { XA, XB } = pseudoTexts(english);
    for (const areas of [XA, XB])
      expect(Object.keys(areas).map((area) => [area, Object.keys(areas[area]!)])).toEqual(
        Object.entries(english).map(([area, texts]) => [area, Object.keys(texts)]),
      );
    expect(languageOf('XA').direction).toBe('ltr');
    expect(languageOf('XB').direction).toBe('rtl');
  });

  test('is not a language for merchants, although the app can show it', () => {
    for (const code of Object.keys(pseudoLanguages)) {
      expect(Object.keys(languages)).not.toContain(code);
      expect(isLanguageCode(code)).toBe(true);
    }
  });
});

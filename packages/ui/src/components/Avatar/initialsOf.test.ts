import { afterEach, expect, test, vi } from 'vitest';
import { initialsOf } from './initialsOf.ts';

afterEach(() => vi.unstubAllGlobals());

test('initialsOf returns the initials of a name', () => {
  expect(initialsOf('Abdur Rahman Chowdhury')).toBe('AC');
  expect(initialsOf('rahim')).toBe('R');
  expect(initialsOf('  élodie  de sá ')).toBe('ÉS');
});

test('an initial in a script other than Latin is one letter with its vowel signs', () => {
  expect(initialsOf('কৃষ্ণা রায়')).toBe([...new Intl.Segmenter().segment('কৃষ্ণা')][0]?.segment);
  expect(initialsOf('علی رضا')).toBe('ع');
});

test('text that is not a name has no initials', () => {
  expect(initialsOf('+880 17****42')).toBeUndefined();
  expect(initialsOf('***im')).toBeUndefined();
  expect(initialsOf('')).toBeUndefined();
});

test('without Intl.Segmenter the initials are the same, with their combining marks', () => {
  const names = ['Abdur Rahman Chowdhury', 'কৃষ্ণা রায়', 'علی رضا', 'E\u0301lodie', '+880 17****42'];
  const expected = names.map((name) => initialsOf(name)?.normalize('NFC'));
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  const letters = names.map((name) => initialsOf(name)?.normalize('NFC'));
  expect(letters.map((each) => each?.at(0))).toEqual(expected.map((each) => each?.at(0)));
  expect(letters[0]).toBe('AC');
  expect(letters[3]).toBe('É');
});

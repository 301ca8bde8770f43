import { expect, test } from 'vitest';
import { allowedCharacters } from './allowedCharacters.ts';

const small = { letters: 'small', hasDigits: true, needsLetter: false, signs: [] };

test.each([
  ['^[a-z0-9]+$', small],
  ['[a-z0-9]{4,16}', small],
  ['^(?=.*[a-z])[a-z0-9]+$', { ...small, needsLetter: true }],
  ['^[A-Za-z0-9]+$', { ...small, letters: 'any' }],
  ['^[a-z]+$', { ...small, hasDigits: false }],
  ['^[a-z][a-z0-9_.]*[a-z0-9]$', { ...small, needsLetter: true, signs: ['_', '.'] }],
  ['^\\S+$', undefined],
  ['^[0-9]+$', undefined],
  ['([', undefined],
  [undefined, undefined],
])('the allowed characters of %s', (pattern, allowed) => {
  expect(allowedCharacters({ minLength: 4, maxLength: 16, pattern })).toEqual(allowed);
});

import { expect, test } from 'vitest';
import { patternProblem } from './patternProblem.ts';

const userName = '^[a-z0-9]+$';
const withLetter = '^(?=.*[a-z])[a-z0-9]+$';
const printable = '^[\\x21-\\x7e]+$';

test.each([
  ['max müller', userName, { kind: 'characters', characters: [' ', 'ü'] }],
  ['a\u00a0b c', userName, { kind: 'characters', characters: [' '] }],
  ['রহিম খান', userName, { kind: 'latinOnly' }],
  ['rahimর', userName, { kind: 'latinOnly' }],
  ['a!b?c*d+e#f-', userName, { kind: 'characters', characters: ['!', '?', '*', '+', '#'] }],
  ['1234', withLetter, { kind: 'needsLetter' }],
  ['ab12_', withLetter, { kind: 'characters', characters: ['_'] }],
  ['12a', '^[0-9]+$', { kind: 'digitsOnly' }],
  ['ab', '^x.*y$', { kind: 'unknown' }],
  ['ab', undefined, { kind: 'unknown' }],
])('the problem of %j with %s', (text, pattern, problem) => {
  expect(patternProblem(text, pattern, false)).toEqual(problem);
});

test.each([
  ['U+202A', '\u202a'],
  ['U+202D', '\u202d'],
  ['U+2068', '\u2068'],
  ['U+061C', '\u061c'],
  ['U+200B', '\u200b'],
  ['U+FE0F', '\ufe0f'],
  ['U+200E', '\u200e'],
  ['U+2800', '\u2800'],
  ['U+3164', '\u3164'],
  ['U+115F', '\u115f'],
  ['U+1160', '\u1160'],
  ['U+FFA0', '\uffa0'],
  ['U+1D159', '\u{1d159}'],
  ['U+0000', '\u0000'],
  ['U+0301', '\u0301'],
])('the invisible character %s is never named in an error', (_, invisible) => {
  expect(patternProblem(`${invisible}max!${invisible}`, userName, false)).toEqual({
    kind: 'characters',
    characters: ['!'],
  });
});

test('an emoji is named without its selector', () => {
  expect(patternProblem('max❤️', userName, false)).toEqual({ kind: 'characters', characters: ['❤'] });
});

test('no character of a secret value is shown', () => {
  expect(patternProblem('pass wörd', printable, true)).toEqual({ kind: 'plainSigns' });
  expect(patternProblem('12345a', '^[0-9]+$', true)).toEqual({ kind: 'digitsOnly' });
  expect(patternProblem('ab', '^x.*y$', true)).toEqual({ kind: 'unknown' });
});

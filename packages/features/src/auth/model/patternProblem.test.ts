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
])('what is wrong with %j by %s', (text, pattern, problem) => {
  expect(patternProblem(text, pattern, false)).toEqual(problem);
});

test('nothing of a secret is shown', () => {
  expect(patternProblem('pass wörd', printable, true)).toEqual({ kind: 'plainSigns' });
  expect(patternProblem('12345a', '^[0-9]+$', true)).toEqual({ kind: 'digitsOnly' });
  expect(patternProblem('ab', '^x.*y$', true)).toEqual({ kind: 'unknown' });
});

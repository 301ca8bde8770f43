import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkField } from './checkField.ts';

const open = { enabled: true, required: false };
const needed = { enabled: true, required: true, minLength: 4, maxLength: 6, pattern: '[a-z0-9]+' };

test.each([
  ['', { kind: 'required' }],
  ['abc', { kind: 'tooShort', min: 4 }],
  ['abcdefg', { kind: 'tooLong', max: 6 }],
  ['ABCD', { kind: 'pattern' }],
  ['abc\n', { kind: 'pattern' }],
  ['abcd', undefined],
])('%o against a needed name of 4 to 6 small letters', (value, problem) => {
  expect(checkField('username', value, needed)).toEqual(problem);
});

test('a non-required empty field passes', () => {
  expect(checkField('email', '', open)).toBeUndefined();
});

test.each(['nobody', 'a@b', 'a b@c.de', `${'a'.repeat(250)}@b.de`])('%s is no e-mail address', (value) => {
  expect(checkField('email', value, open)).toEqual({ kind: 'pattern' });
});

test('a pattern that is no regular expression is left to the gateway', () => {
  expect(checkField('nickname', 'anything', { ...open, pattern: '([' })).toBeUndefined();
});

test.each([
  ['emoji', '😀'],
  ['families', '👩‍👩‍👧‍👦'],
  ['letters with combining marks', 'e\u0301'],
  ['Bengali letters', 'নী'],
  ['Burmese letters', 'ကို'],
  ['Urdu letters', 'نِ'],
])('a nickname of 24 %s fits where 24 do, one of 25 does not', (_, character) => {
  const rule = { ...open, maxLength: 24 };
  expect(checkField('nickname', character.repeat(24), rule)).toBeUndefined();
  expect(checkField('nickname', character.repeat(25), rule)).toEqual({ kind: 'tooLong', max: 24 });
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => void checkField('username', value, needed)),
    { numRuns: 2000 },
  );
});

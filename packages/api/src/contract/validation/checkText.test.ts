import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkText, isUsablePattern, type TextProblem } from './checkText.ts';
import { lengths, patterns } from './patterns.ts';

const name = { required: true, minLength: 4, maxLength: 6, pattern: '[a-z0-9]+' };

test.each<[string, TextProblem | undefined]>([
  ['', { kind: 'required' }],
  ['    ', { kind: 'blank' }],
  ['abc', { kind: 'tooShort', min: 4 }],
  ['abcdefg', { kind: 'tooLong', max: 6 }],
  ['ABCD', { kind: 'pattern' }],
  ['abc\n', { kind: 'pattern' }],
  ['abcd', undefined],
])('[VAL-01] %o with a required name of 4 to 6 lowercase letters', (text, problem) => {
  expect(checkText(text, name)).toEqual(problem);
});

test('[VAL-01] an empty text is valid if it is not required', () => {
  expect(checkText('', { ...name, required: false })).toBeUndefined();
});

test.each([
  ['emoji', '😀'],
  ['families', '👩‍👩‍👧‍👦'],
  ['letters with combining marks', 'e\u0301'],
  ['Bengali letters', 'নী'],
  ['Burmese letters', 'ကို'],
  ['Urdu letters', 'نِ'],
])('24 %s are valid with a maximum of 24, 25 are not', (_, character) => {
  const rule = { required: false, maxLength: 24 };
  expect(checkText(character.repeat(24), rule)).toBeUndefined();
  expect(checkText(character.repeat(25), rule)).toEqual({ kind: 'tooLong', max: 24 });
});

test.each(['nobody', 'a@b', 'a b@c.de', 'a@b.c.', 'a@@b.de'])('[VAL-06] %s is not a valid e-mail address', (text) => {
  expect(checkText(text, { required: false, pattern: patterns.email })).toEqual({ kind: 'pattern' });
});

test('[VAL-06] an e-mail address has fewer than 255 characters', () => {
  const rule = { required: false, maxLength: lengths.email, pattern: patterns.email };
  expect(checkText(`${'a'.repeat(249)}@b.de`, rule)).toBeUndefined();
  expect(checkText(`${'a'.repeat(250)}@b.de`, rule)).toEqual({ kind: 'tooLong', max: 254 });
});

test.each(['\0abcd', 'abc\ud83d', '\udc00abc'])('%j contains characters that a database cannot store', (text) => {
  expect(checkText(text, { required: false })).toEqual({ kind: 'pattern' });
});

describe('a pattern of a merchant', () => {
  test.each(['([', 'a)(b', '*', '(?<a>x)(?<a>y', '\\', 'x{2,1}'])(
    '%s that is invalid is checked only by the gateway',
    (pattern) => {
      expect(checkText('anything', { required: false, pattern })).toBeUndefined();
      expect(isUsablePattern(pattern)).toBe(false);
    },
  );

  test.each([
    '(a+)+$',
    '(a|a)*$',
    '(a|aa)+$',
    '([a-zA-Z]+)*$',
    '(.*)*x',
    '(?:a*)*b',
    '(a?){40}a{40}',
    `${'a?'.repeat(40)}${'a'.repeat(40)}`,
    `${'(a|a)'.repeat(30)}b`,
    '((a{1,9}){1,9}){1,9}b',
    '(\\w+\\s?)*$',
    '(?=(a+)+$)a*b',
    `${'.*'.repeat(9)}=`,
    '(x+x+)+y',
  ])('%s never blocks the browser', (pattern) => {
    const start = performance.now();
    for (const length of [30, 255, 5_000])
      checkText(`${'a'.repeat(length)}!`, { required: true, maxLength: 255, pattern });
    checkText('x'.repeat(200), { required: true, pattern });
    // Without the protection, each check would take from hours to longer than the age of the universe.
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  test.each([
    [patterns.email, 254],
    [patterns.mobileNum, 20],
    ['^[\\x21-\\x7e]+$', 20],
    ['^[a-z0-9]+$', 16],
    ['(?=.*[a-z])(?=.*\\d).{8,20}', 20],
    ['[A-Z]{2}-?\\d{6,8}', 255],
    ['(?:\\+88)?01[3-9]\\d{8}', 255],
    ['[^\\]]+[(]', 255],
  ])('%s is usable on texts of %i letters', (pattern, letters) => {
    expect(isUsablePattern(pattern, letters)).toBe(true);
  });

  test('that needs too much time for a long text rejects that text', () => {
    const rule = { required: true, pattern: '[a-z]*[a-z]*[a-z]*[a-z]*[a-z]*' };
    expect(checkText('abc', rule)).toBeUndefined();
    expect(checkText('a'.repeat(200), rule)).toEqual({ kind: 'pattern' });
  });
});

test('a text of a megabyte is rejected quickly', () => {
  for (const letter of ['a', '😀', 'e\u0301', '\u0301', '\u200d', '\u202e'])
    expect(checkText(letter.repeat(2 ** 20), { ...name, maxLength: 255 })).toMatchObject({ kind: 'tooLong' });
});

test('no combination of rule and text throws', () => {
  const rule = fc.record({
    required: fc.boolean(),
    minLength: fc.option(fc.nat(300), { nil: undefined }),
    maxLength: fc.option(fc.nat(300), { nil: undefined }),
    pattern: fc.option(fc.oneof(fc.string(), fc.constantFrom(...Object.values(patterns))), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), rule, (text, given) => void checkText(text, given)),
    { numRuns: 10_000 },
  );
}, 60_000);

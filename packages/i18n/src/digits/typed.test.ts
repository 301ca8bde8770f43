import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digitsOf, readTypedNumber, toLatinDigits } from './typed.ts';

test.each([
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Eastern Arabic', '۰۱۲۳۴۵۶۷۸۹'],
  ['Burmese', '၀၁၂၃၄၅၆၇၈၉'],
  ['Shan', '႐႑႒႓႔႕႖႗႘႙'],
  ['Devanagari', '०१२३४५६७८९'],
  ['full-width', '０１２３４５６７８９'],
  ['mathematical', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
  ['Chakma', '𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿'],
])('%s digits are converted to 0-9', (_, script) => {
  expect(toLatinDigits(`a ${script} é`)).toBe('a 0123456789 é');
  expect(digitsOf(`x${script}-`)).toBe('0123456789');
});

describe('readTypedNumber', () => {
  test.each([
    ['01712 345-678', '01712345678', false],
    ['(01712) 345.678', '01712345678', false],
    ['+880 1712–345678', '8801712345678', true],
    ['＋８８０１７１２３４５６７８', '8801712345678', true],
    ['00880/1712 345678', '8801712345678', true],
    ['০০৮৮০১৭১২৩৪৫৬৭৮', '8801712345678', true],
    ['\u202a+880\u00a01712345678\u202c', '8801712345678', true],
    ['၀၉၇၉၁၂၃၄၅၆၇', '09791234567', false],
  ])('reads %s as a telephone number', (typed, digits, isWhole) => {
    expect(readTypedNumber(typed)).toEqual({ digits, isWhole });
  });

  test.each(['', '+', '00', 'abc', '0171;drop', '+880+171', '1712x'])('returns undefined for %o', (typed) => {
    expect(readTypedNumber(typed)).toBeUndefined();
  });
});

test('any typed text has only digits 0-9 after the conversion, and nothing throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(toLatinDigits(typed)).not.toMatch(/(?![0-9])\p{Nd}/u);
      expect(digitsOf(typed)).toMatch(/^[0-9]*$/);
      expect(readTypedNumber(typed)?.digits ?? '0').toMatch(/^[0-9]+$/);
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

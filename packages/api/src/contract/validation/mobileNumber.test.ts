import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeMobileNumber } from './mobileNumber.ts';

const home = '880';
const number = (mobileNum: string, countryDialingCode?: string) =>
  normalizeMobileNumber({ mobileNum, countryDialingCode }, home);

test.each([
  ['01712345678', '880'],
  ['1712345678', '880'],
  ['1712345678', '+880'],
  ['1712345678', '00880'],
  ['001712345678'.slice(2), '880'],
  ['0 1712-345 678', '880'],
  ['(01712) 345.678', '880'],
  ['+8801712345678', '880'],
  ['+880 01712345678', '880'],
  ['008801712345678', '880'],
  ['০১৭১২৩৪৫৬৭৮', '৮৮০'],
  ['۰۱۷۱۲۳۴۵۶۷۸', '۸۸۰'],
  ['٠١٧١٢٣٤٥٦٧٨', '880'],
  ['०१७१२३४५६७८', '880'],
  ['\u200e01712345678', '880'],
  ['01712345678', ''],
  ['01712345678', undefined],
  ['+8801712345678', ''],
  ['+8801712345678', undefined],
])('%s with dialling code %s is the same number', (typed, dialingCode) => {
  expect(number(typed, dialingCode)).toBe('+8801712345678');
});

test('a number with + and without dialling code can be of any country', () => {
  expect(number('+447700900123')).toBe('+447700900123');
});

test.each([
  ['', '880'],
  ['abc', '880'],
  ['12', '880'],
  ['1234567890123', '880'],
  ['+447700900123', '880'],
  ['01712345678', 'BD'],
  ['01712345678', '0'],
  ['01712345678', '12345'],
  ['01712345678+', '880'],
  ['0', '880'],
  ['+', ''],
  ["1' or 1=1", '880'],
])('%s with dialling code %s is not a number', (typed, dialingCode) => {
  expect(number(typed, dialingCode)).toBeUndefined();
});

test('if the home dialling code is unknown, a number must contain its own', () => {
  expect(normalizeMobileNumber({ mobileNum: '01712345678' }, '')).toBeUndefined();
  expect(normalizeMobileNumber({ mobileNum: '+8801712345678' }, '')).toBe('+8801712345678');
});

test('any text normalizes to a valid number or to undefined', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (typed, dialingCode) => {
      expect(number(typed, dialingCode) ?? '+12345678').toMatch(/^\+[1-9]\d{7,14}$/);
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

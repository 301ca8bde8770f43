import { describe, expect, it } from 'vitest';
import { type DecimalMark, plainAmount, readAmount } from './readAmount.ts';

/** Types letter by letter into a field that shows the merchant's mark, as `AmountField` does. */
function typed(text: string, mark: DecimalMark): string {
  const shown = [...text].reduce(
    (before, letter) => readAmount(before + letter, { decimals: 2, mark }).replace('.', mark),
    '',
  );
  return shown.replace(mark, '.');
}

describe('an amount that is typed letter by letter', () => {
  it.each([
    ['1,000', '.', '1000'],
    ['12,34,567.50', '.', '1234567.50'],
    ['12.5', '.', '12.5'],
    ['1.000', ',', '1000'],
    ['1.234,50', ',', '1234.50'],
    ['12,345', ',', '12.34'],
    ['۱۲٫۵', ',', '12.5'],
  ] as const)('%j with the mark %j is %j', (text, mark, read) => expect(typed(text, mark)).toBe(read));
});

describe('an amount that is pasted', () => {
  it.each([
    ['', ''],
    ['500', '500'],
    ['0500', '500'],
    ['0', '0'],
    ['.5', '0.5'],
    ['12.', '12.'],
    ['12.345', '12.34'],
    ['1.2.3', '1.23'],
    ['12,', '12.'],
    ['12,5', '12.5'],
    ['1,234', '1234'],
    ['12,34,567.50', '1234567.50'],
    ['1.234,50', '1234.50'],
    ['৳ ১,২৩৪.৫০', '1234.50'],
    ['۱۲۳٫۵', '123.5'],
    ['٥٠٠', '500'],
    ['-20', '20'],
    ['abc', ''],
    ['1234567890123456', '123456789012'],
  ])('%j is %j', (typed, read) => expect(readAmount(typed, { decimals: 2, isPasted: true })).toBe(read));

  it.each([
    ['1.234,50', '1234.50'],
    ['1.234', '1234'],
    ['1.234.567', '1234567'],
    ['12.5', '12.5'],
    ['1,234.50', '1234.50'],
    ['R$ 1.000', '1000'],
  ])('%j is %j where the comma is the mark', (typed, read) =>
    expect(readAmount(typed, { decimals: 2, mark: ',', isPasted: true })).toBe(read),
  );

  it('has no decimals where the merchant has none', () => {
    expect(readAmount('1,234', { decimals: 0 })).toBe('1234');
    expect(readAmount('12,5', { decimals: 0 })).toBe('125');
    expect(readAmount('1234.56', { decimals: 0 })).toBe('1234');
  });
});

describe('two ways to write one amount', () => {
  it.each([
    ['500.00', '500'],
    ['500.', '500'],
    ['500.50', '500.5'],
    ['500', '500'],
    ['0.00', '0'],
    ['', ''],
  ])('%j is %j', (amount, plain) => {
    expect(plainAmount(amount)).toBe(plain);
  });
});

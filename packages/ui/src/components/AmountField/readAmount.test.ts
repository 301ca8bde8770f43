import { describe, expect, it } from 'vitest';
import { plainAmount, readAmount } from './readAmount.ts';

describe('an amount that is typed', () => {
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
  ])('%j is %j', (typed, read) => expect(readAmount(typed, 2)).toBe(read));

  it('has no decimals where the merchant has none', () => {
    expect(readAmount('1,234', 0)).toBe('1234');
    expect(readAmount('12,5', 0)).toBe('125');
    expect(readAmount('1234.56', 0)).toBe('1234');
  });
});

describe('two ways to write one amount', () => {
  it.each([['500.00', '500'], ['500.', '500'], ['500.50', '500.5'], ['500', '500'], ['0.00', '0'], ['', '']])('%j is %j', (amount, plain) => {
    expect(plainAmount(amount)).toBe(plain);
  });
});

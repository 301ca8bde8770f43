import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalMarkOf, decimalsOf, defaultMoneyStyle, formatMoney } from './formatMoney.ts';
import type { MoneyStyle } from './moneyStyle.ts';

const taka: MoneyStyle = { symbol: '৳', pattern: '#,##,##0.00', numerals: 'beng' };

describe('formatMoney', () => {
  test.each([
    ['1234567.5', '￥1,234,567.50'],
    ['0', '￥0.00'],
    ['999', '￥999.00'],
    ['1000', '￥1,000.00'],
    ['-12.3456', '−￥12.34'],
    ['0.999', '￥0.99'],
    ['-0.001', '￥0.00'],
  ])('[LANG-08] %s in the default style is %s', (amount, shown) => {
    expect(formatMoney({ amount, style: defaultMoneyStyle, language: 'EN' })).toBe(shown);
  });

  test('[LANG-08] groups by lakh and crore, with Bengali digits for Bengali readers', () => {
    expect(formatMoney({ amount: '123456789.50', style: taka, language: 'BN' })).toBe('৳১২,৩৪,৫৬,৭৮৯.৫০');
  });

  test('[LANG-08] uses 0-9 for readers of other languages', () => {
    expect(formatMoney({ amount: '123456789.50', style: taka, language: 'EN' })).toBe('৳12,34,56,789.50');
  });

  test.each([
    ['#.##0,00', '1234567.5', 'R$1.234.567,50'],
    ['#.##0,00', '-0.999', '−R$0,99'],
    ['#.##0', '1234567.5', 'R$1.234.567'],
    ['##0,00', '1234.5', 'R$1234,50'],
  ])('%s formats %s with Brazilian separators as %s', (pattern, amount, shown) => {
    expect(formatMoney({ amount, style: { symbol: 'R$', pattern, numerals: 'latn' }, language: 'EN' })).toBe(shown);
  });

  test.each([
    ['25', '+￥25.00'],
    ['-25', '−￥25.00'],
    ['0', '￥0.00'],
    ['0.001', '￥0.00'],
  ])('[LANG-08] %s with sign always is %s', (amount, shown) => {
    expect(formatMoney({ amount, language: 'EN', sign: 'always' })).toBe(shown);
  });

  test('does not round the whole part', () => {
    expect(formatMoney({ amount: '9999.99', style: taka, language: 'EN', part: 'whole' })).toBe('৳9,999');
  });

  test('loses no digit and adds none, for any amount', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        fc.constantFrom('#,##0.00', '#,##,##0.00', '#.##0,00', '##0'),
        (whole, pattern) => {
          const shown = formatMoney({
            amount: String(whole),
            style: { symbol: '', pattern, numerals: 'latn' },
            language: 'EN',
          });
          expect(shown.replace(/[.,]0+$/, '').replaceAll(/[.,]/g, '')).toBe(String(whole));
        },
      ),
    );
  });
});

test.each([
  ['#,##0.00', 2, '.'],
  ['#,##,##0', 0, '.'],
  ['#.##0,00', 2, ','],
  ['##0,000', 3, ','],
])('the pattern %s has %i decimals after the mark "%s"', (pattern, decimals, mark) => {
  expect(decimalsOf({ pattern })).toBe(decimals);
  expect(decimalMarkOf({ pattern })).toBe(mark);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decimalMarkOf, formatMoney, type MoneyStyle } from '@livery/i18n';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainAmount, readAmount } from './readAmount.ts';

const merchants = join(import.meta.dirname, '../../../../../merchants');
const patterns = [
  ...new Set(
    readdirSync(merchants).flatMap((folder) => {
      try {
        const text = readFileSync(join(merchants, folder, 'merchant.json'), 'utf8');
        const { currency } = JSON.parse(text) as { currency?: { pattern?: string } };
        return currency?.pattern ?? [];
      } catch {
        return [];
      }
    }),
  ),
  '#,##0',
];
const languageOf = { latn: 'EN', beng: 'BN', arabext: 'UR', arab: 'EN' } as const;
const marks = ['.', ','] as const;
const cents = fc.nat(99_999_999_99);
const decimalText = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

describe.each(patterns)('an amount of a merchant with the format %s', (pattern) => {
  const style = (numerals: MoneyStyle['numerals']): MoneyStyle => ({ symbol: '৳ ', pattern, numerals });
  const mark = decimalMarkOf({ pattern });
  const decimals = pattern.includes('00') ? 2 : 0;
  const read = (text: string) => plainAmount(readAmount(text, { decimals, mark }));
  const cut = (amount: string) => plainAmount(decimals === 0 ? amount.replace(/\..*/, '') : amount);

  it("is the same after pasting it in the merchant's format, in digits of any script", () => {
    fc.assert(
      fc.property(cents, fc.constantFrom('latn', 'beng', 'arabext'), (amount, numerals) => {
        const text = decimalText(amount);
        const shown = formatMoney({ amount: text, style: style(numerals), language: languageOf[numerals] });
        expect(read(shown)).toBe(cut(text));
      }),
    );
  });

  it('is the same with either decimal mark and one or two decimals, in digits of any script', () => {
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom(...marks),
        fc.integer({ min: 1, max: 2 }),
        fc.constantFrom(0x30, 0x9e6, 0x6f0),
        (amount, typedMark, places, zero) => {
          const text = decimalText(amount).slice(0, places === 1 ? -1 : undefined);
          const typed = text
            .replace('.', typedMark)
            .replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
          expect(read(typed)).toBe(cut(text));
        },
      ),
    );
  });

  it('is the same with either mark between thousands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 999_999_999 }), fc.constantFrom(...marks), (amount, group) => {
        const grouped = String(amount).replace(/\B(?=(?:\d{3})+$)/g, group);
        expect(read(grouped)).toBe(String(amount));
      }),
    );
  });

  it('never has more decimals than the currency, and no text throws', () => {
    const piece = fc.constantFrom('1', '0', '৫', '.', ',', '٫', '٬', '-', ' ', '৳');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(piece).map((all) => all.join('')),
        ),
        (text) => {
          expect(readAmount(text, { decimals, mark })).toMatch(decimals === 0 ? /^\d*$/ : /^(?:\d+(?:\.\d{1,2})?)?$/);
        },
      ),
    );
  });
});

describe.each(marks)('with %j as the decimal mark', (mark) => {
  it.each([
    ['', ''],
    ['500', '500'],
    ['0500', '500'],
    ['0', '0'],
    ['.', ''],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['12.', '12'],
    ['12,', '12'],
    ['12.5', '12.5'],
    ['12,5', '12.5'],
    ['12.50', '12.50'],
    ['12,50', '12.50'],
    ['1,000', '1000'],
    ['1.000', '1000'],
    ['0.125', '0.12'],
    ['1234,567', '1234.56'],
    ['12.3456', '12.34'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['12,34,567', '1234567'],
    ['12,34,567.50', '1234567.50'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['৳ ১,২৩৪.৫০', '1234.50'],
    ['۱۲۳٫۵', '123.5'],
    ['۱٬۲۳۴٫۵۰', '1234.50'],
    ['12٫345', '12.34'],
    ['٥٠٠', '500'],
    ['１２．５', '12.5'],
    ['R$ 1.000', '1000'],
    ['-20', '20'],
    ['abc', ''],
    ['1234567890123456', '123456789012'],
  ])('readAmount converts %j to %j', (typed, read) => expect(readAmount(typed, { decimals: 2, mark })).toBe(read));
});

describe('a currency without decimals', () => {
  it.each([
    ['1,234', '1234'],
    ['12,5', '12'],
    ['1234.56', '1234'],
  ])('is read from %j as the integer %j', (typed, read) => expect(readAmount(typed, { decimals: 0 })).toBe(read));
});

it('three digits after the decimal mark are decimals in a currency with three decimals', () => {
  expect(readAmount('1.250', { decimals: 3 })).toBe('1.250');
  expect(readAmount('1,250', { decimals: 3 })).toBe('1250');
});

describe('plainAmount', () => {
  it.each([
    ['500.00', '500'],
    ['500.', '500'],
    ['500.50', '500.5'],
    ['500', '500'],
    ['0.00', '0'],
    ['', ''],
  ])('converts %j to %j', (amount, plain) => {
    expect(plainAmount(amount)).toBe(plain);
  });
});

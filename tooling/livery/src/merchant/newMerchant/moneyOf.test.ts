import { expect, test } from 'vitest';
import { countryOfTimeZone, mainTimeZoneOf } from './countries.ts';
import { moneyOf } from './moneyOf.ts';

test.each([
  ['BDT', 'Asia/Dhaka', '৳', '#,##,##0.00'],
  ['INR', 'Asia/Kolkata', '₹', '#,##,##0.00'],
  ['PKR', 'Asia/Karachi', 'Rs', '#,##,##0.00'],
  ['JPY', 'Asia/Tokyo', '¥', '#,##0'],
  ['KRW', 'Asia/Seoul', '₩', '#,##0'],
  ['BRL', 'America/Sao_Paulo', 'R$', '#.##0,00'],
  ['MXN', 'America/Mexico_City', '$', '#,##0.00'],
  ['PEN', 'America/Lima', 'PEN', '#,##0.00'],
  ['COP', 'America/Bogota', '$', '#.##0,00'],
  ['VND', 'Asia/Ho_Chi_Minh', '₫', '#.##0'],
  ['MMK', 'Asia/Yangon', 'K', '#,##0.00'],
  ['KWD', 'Asia/Kuwait', 'KWD', '#,##0.000'],
  ['EUR', 'Europe/Berlin', '€', '#.##0,00'],
  ['EUR', 'Europe/Paris', '€', '#.##0,00'],
  ['EUR', 'Europe/Dublin', '€', '#,##0.00'],
  ['EUR', 'Asia/Dhaka', '€', '#,##0.00'],
  ['XOF', 'Africa/Dakar', 'F CFA', '#,##0'],
])('%s in %s is written %s %s', (code, timeZone, symbol, pattern) => {
  expect(moneyOf(code, timeZone)).toEqual({
    code,
    symbol,
    pattern,
    numerals: 'latn',
  });
});

test.each([
  ['Asia/Dhaka', 'BD'],
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['Asia/Yangon', 'MM'],
  ['America/Sao_Paulo', 'BR'],
  ['Europe/Lisbon', 'PT'],
  ['Etc/UTC', undefined],
])('%s is in %s', (timeZone, country) => {
  expect(countryOfTimeZone(timeZone)).toBe(country);
});

test.each([
  ['BD', 'Asia/Dhaka'],
  ['BR', 'America/Sao_Paulo'],
  ['US', 'America/New_York'],
  ['IN', 'Asia/Kolkata'],
  ['EU', undefined],
])('the main time zone of %s is %s', (country, timeZone) => {
  expect(mainTimeZoneOf(country)).toBe(timeZone);
});

import { describe, expect, it } from 'vitest';
import { type DialingCountry, findCountries, parseInternationalNumber } from './countries.ts';

const countries: DialingCountry[] = [
  { code: 'BD', name: 'Bangladesh', dialingCode: '880' },
  { code: 'AG', name: 'Antigua and Barbuda', dialingCode: '1268' },
  { code: 'CI', name: "Côte d'Ivoire", dialingCode: '225' },
  { code: 'US', name: 'United States', dialingCode: '1' },
  { code: 'CA', name: 'Canada', dialingCode: '1' },
];
const found = (typed: string) => findCountries(countries, typed).map(({ code }) => code);

describe('searching for a country', () => {
  it.each([
    ['', ['BD', 'AG', 'CI', 'US', 'CA']],
    ['bang', ['BD']],
    ['cote', ['CI']],
    ['AN', ['AG', 'BD', 'CA']],
    ['us', ['US']],
    ['+88', ['BD']],
    ['৮৮০', ['BD']],
    ['۱', ['AG', 'US', 'CA']],
    ['xyz', []],
  ])('by %j finds %j', (typed, codes) => expect(found(typed)).toEqual(codes));
});

describe('a pasted complete number', () => {
  it.each([
    ['+880 1712-345678', 'US', { country: 'BD', digits: '1712345678' }],
    ['00880 1712 345678', 'US', { country: 'BD', digits: '1712345678' }],
    ['+৮৮০১৭১২৩৪৫৬৭৮', 'US', { country: 'BD', digits: '1712345678' }],
    ['+1 268 464 1234', 'US', { country: 'AG', digits: '4641234' }],
    ['+1 416 555 0123', 'CA', { country: 'CA', digits: '4165550123' }],
    ['01712345678', 'BD', undefined],
    ['+99 1712 345678', 'BD', undefined],
    ['+8', 'BD', undefined],
  ])('%s is read with its country', (text, chosen, read) =>
    expect(parseInternationalNumber(text, countries, chosen)).toEqual(read),
  );
});

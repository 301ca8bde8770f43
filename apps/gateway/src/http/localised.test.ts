import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMerchant } from '@livery/merchant/node';
import { expect, test } from 'vitest';
import { merchantsDir } from '../testing/globalSetup.ts';
import { localised } from './localised.ts';

const [padma, aurora] = ['padma', 'aurora'].map((code) => readMerchant(merchantsDir, code).merchant!);
const text = {
  EN: '<p>From 4 to 16</p>',
  BN: '<p class="h5">4 থেকে 16টি &#2547; DLC-88213</p>',
  UR: '4 سے 16 تک',
};

test('texts use the merchant’s numerals in their languages; tags, codes and names do not change', () => {
  expect(localised(text, { language: 'BN', merchant: padma! })).toBe('<p class="h5">৪ থেকে ১৬টি &#2547; DLC-88213</p>');
  expect(localised(text, { language: 'UR', merchant: padma! })).toBe(text.UR);
  expect(localised({ EN: 'Keno 80' }, { language: 'BN', merchant: padma! })).toBe('Keno 80');
});

test('a number in a placeholder uses the same numerals as the text', () => {
  const level = { EN: 'Level {n}', BN: 'স্তর {n}', UR: 'درجہ {n}' };
  expect(localised(level, { language: 'BN', merchant: padma! }, { n: 12 })).toBe('স্তর ১২');
  expect(localised(level, { language: 'UR', merchant: padma! }, { n: 12 })).toBe('درجہ 12');
  expect(localised(level, { language: 'BN', merchant: aurora! }, { n: 12 })).toBe('স্তর 12');
});

test('codes, names and unknown placeholders do not change', () => {
  const words = { EN: '{name}: {code}, {minutes} minutes {more}', BN: '{name}: {code}, {minutes} মিনিট {more}' };
  expect(localised(words, { language: 'BN', merchant: padma! }, { name: '7up', code: '012345', minutes: 5 })).toBe(
    '7up: 012345, ৫ মিনিট {more}',
  );
});

test('a merchant with the numerals 0-9 uses them in every language', () => {
  for (const language of ['BN', 'UR', 'EN'] as const)
    expect(localised(text, { language, merchant: aurora! })).toBe(text[language]);
});

test('the gateway’s source texts contain no other digits than 0-9', () => {
  const source = join(import.meta.dirname, '..');
  const wrong = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('.test.') && !path.startsWith('testing'))
    .filter((path) => /\p{Nd}/u.test(readFileSync(join(source, path), 'utf8').replaceAll(/[0-9]/g, '')));
  expect(wrong).toEqual([]);
});

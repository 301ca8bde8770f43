// @vitest-environment node
import { readFileSync } from 'node:fs';
import { testMerchant } from '@livery/api/testing';
import { homeTextAreas } from '@livery/i18n';
import { describe, expect, test } from 'vitest';
import { prerenderHome } from './prerender.tsx';

const switchedOn = (way: 'USERNAMEREG3' | 'MOBILENUMREG3') =>
  testMerchant({ switches: { ...testMerchant().switches, [way]: true } });
const withRegister = switchedOn('USERNAMEREG3');

const textsIn = (language: string) =>
  Object.fromEntries(
    homeTextAreas.map((area) => [
      area,
      JSON.parse(
        readFileSync(new URL(`../../../packages/i18n/src/texts/${language}/${area}.json`, import.meta.url), 'utf8'),
      ),
    ]),
  );

describe('home drawn ahead', () => {
  test('shows a guest the way in, the titles and places for what will come, in the language asked for', async () => {
    const html = await prerenderHome({ merchant: withRegister, language: 'BN', texts: textsIn('BN') });
    expect(html).toContain('জনপ্রিয় গেম');
    expect(html).toContain('নিবন্ধন');
    expect(html).toContain('খেলার টাকা');
    expect(html).toContain('href="/m/login"');
    expect(html).not.toContain('<script');
  });

  test('leads to the register form where one registers by mobile number alone', async () => {
    const merchant = switchedOn('MOBILENUMREG3');
    expect(await prerenderHome({ merchant, language: 'EN', texts: textsIn('EN') })).toContain('href="/m/register"');
  });

  test('leads to no register form where the merchant has none', async () => {
    const html = await prerenderHome({ merchant: testMerchant(), language: 'EN', texts: textsIn('EN') });
    expect(html).toContain('href="/m/login"');
    expect(html).not.toContain('/m/register');
  });

  test('names the licence and the age', async () => {
    const html = await prerenderHome({ merchant: testMerchant(), language: 'EN', texts: textsIn('EN') });
    expect(html).toContain('Test Authority');
    expect(html).toContain('18+ only');
  });

  test('says nothing of play money where money is real', async () => {
    const html = await prerenderHome({
      merchant: testMerchant({ playMoney: false }),
      language: 'EN',
      texts: textsIn('EN'),
    });
    expect(html.toLowerCase()).not.toContain('play money');
  });

  test.each(['base', 'new'] as const)(
    '[STAT-04] is the %s version where the merchant’s flags say so',
    async (version) => {
      const merchant = { ...withRegister, templates: { memberCentre: version, deposit: version } };
      const html = await prerenderHome({ merchant, language: 'EN', texts: textsIn('EN') });
      expect(html.includes('Thousands of games, one account.')).toBe(version === 'new');
      // The ways, whose code comes later, stand there as links that lead on.
      expect(html).toMatch(new RegExp(`<nav aria-label="Shortcuts" class="${version}"`));
      expect(html).toContain('href="/m/voucherCenter"');
    },
  );
});

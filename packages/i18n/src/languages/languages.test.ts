import { describe, expect, test } from 'vitest';
import { chooseLanguage } from './chooseLanguage.ts';
import { type LanguageCode, languageOf, languages, textsOfCode } from './languages.ts';

const codes = Object.keys(languages) as LanguageCode[];

describe('languages', () => {
  test('[LANG-03] flags: EN to US, PT to ES, MY to MM, TY to TLG, KR and KO to KR, others their own code', () => {
    const named: Partial<Record<LanguageCode, string>> = {
      EN: 'US',
      PT: 'ES',
      MY: 'MM',
      TY: 'TLG',
      KR: 'KR',
      KO: 'KR',
    };
    expect(Object.fromEntries(codes.map((code) => [code, languageOf(code).flag]))).toEqual(
      Object.fromEntries(codes.map((code) => [code, named[code] ?? code])),
    );
  });

  test('[LANG-04] EN, BN, UR and PT exist, Urdu is right-to-left, and the merchant selects languages', () => {
    expect(codes).toEqual(expect.arrayContaining(['EN', 'BN', 'UR', 'PT']));
    expect(languageOf('UR').direction).toBe('rtl');
    for (const code of codes) {
      expect(chooseLanguage({ stored: undefined, offered: { default: code, supported: [code] } })).toBe(code);
      expect(chooseLanguage({ stored: code, offered: { default: 'EN', supported: ['EN', code] } })).toBe(code);
      expect(chooseLanguage({ stored: code, offered: { default: 'EN', supported: ['EN'] } })).toBe('EN');
    }
  });

  test.each(codes)('%s has a valid and unique tag', (code) => {
    const { tag, direction } = languageOf(code);
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(codes.filter((other) => languageOf(other).tag === tag)).toEqual([code]);
    expect(direction).toBe(code === 'UR' ? 'rtl' : 'ltr');
  });

  test('KR and KO are one language', () => {
    expect(textsOfCode('KR')).toBe('KO');
    expect(textsOfCode('KO')).toBe('KO');
    expect(new Intl.Locale(languageOf('KR').tag).language).toBe('ko');
  });

  test('TY is Filipino, although ISO 639 uses the code for another language', () => {
    expect(languageOf('TY').tag).toBe('fil');
  });
});

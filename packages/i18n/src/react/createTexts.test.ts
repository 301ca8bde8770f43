import { describe, expect, test, vi } from 'vitest';
import type { Numerals } from '../languages/languages.ts';
import { createTexts } from './createTexts.ts';
import { i18nextReader } from './i18nextReader.ts';
import { switchLanguage } from './switchLanguage.ts';

type Load = Parameters<typeof createTexts>[0]['load'];

const home = { common: { yes: 'Yes' }, home: {}, games: {} };
const failing = () => Promise.reject(new Error('offline'));

// There are two readers: plainReader for the texts of the first screen, and i18next for all others. Both must return
// the same results.
describe.each(['common', 'auth'] as const)('a text of %s', (area) => {
  const readIn = (language: string, words: Record<string, string>) => {
    const texts = createTexts({
      language,
      load: failing,
      ready: { [language]: { [area]: words } },
      reader: i18nextReader(),
    });
    return texts.translate(language, area)!;
  };

  test('fills each placeholder at every occurrence, with unchanged values', () => {
    const t = readIn('EN', { hello: '{{name}} and {{name}}: {{position}} of {{total}}' });
    expect(t('hello', { name: '$& {{total}} <b>', position: 0, total: 5 })).toBe(
      '$& {{total}} <b> and $& {{total}} <b>: 0 of 5',
    );
  });

  test('shows a placeholder without a value, and the key of a missing text', () => {
    expect(readIn('EN', { hello: 'Hello {{name}}' })('hello')).toBe('Hello {{name}}');
    expect(readIn('EN', {})('gone')).toBe('gone');
  });
});

describe.each(['common', 'auth'] as const)('a text of %s in other numerals', (area) => {
  const read = (numerals: Numerals) =>
    createTexts({
      language: 'BN',
      load: failing,
      ready: {
        BN: {
          [area]: {
            limits: '{{min}} থেকে {{count}}টি, মোট 16',
            tries_one: '{{count}}বার',
            tries_other: '{{count}} বার',
            waiting: '{{formattedCount}} ও {{name}}',
          },
        },
      },
      reader: i18nextReader(),
      numeralsOf: () => numerals,
    }).translate('BN', area)!;

  test('converts its own digits and all numbers, and selects its plural form by the count', () => {
    const t = read('beng');
    expect(t('limits', { min: 4, count: 12 })).toBe('৪ থেকে ১২টি, মোট ১৬');
    expect([t('tries', { count: 1 }), t('tries', { count: 20 })]).toEqual(['১বার', '২০ বার']);
  });

  test('does not convert names, codes and formatted values', () => {
    expect(read('beng')('waiting', { count: 2, formattedCount: '1.5K', name: 'demo1' })).toBe('1.5K ও demo1');
  });

  test('uses 0-9 if the merchant or the language uses them', () => {
    expect(read('latn')('limits', { min: 4, count: 12 })).toBe('4 থেকে 12টি, মোট 16');
  });
});

describe.each(['common', 'auth'] as const)('a text of %s with a count', (area) => {
  test.each([
    ['EN', 0, 'many'],
    ['EN', 1, 'one'],
    ['EN', 2, 'many'],
    // In Bengali, zero has the plural form of one.
    ['BN', 0, 'one'],
    ['BN', 1, 'one'],
    ['BN', 2, 'many'],
    // Korean has only one form.
    ['KO', 1, 'many'],
    // Portuguese has a plural form for millions. If a text does not have it, the general form is used.
    ['PT', 1_000_000, 'many'],
  ])('in %s: %d uses its plural form', (language, count, form) => {
    const texts = createTexts({
      language,
      load: failing,
      ready: { [language]: { [area]: { tries_one: 'one', tries_other: 'many' } } },
      reader: i18nextReader(),
    });
    expect(texts.translate(language, area)!('tries', { count })).toBe(form);
  });
});

describe('texts', () => {
  test('that are ready are not loaded', async () => {
    const load = vi.fn<Load>(failing);
    const texts = createTexts({ language: 'EN', load, ready: { EN: home } });
    await texts.load('EN', 'common');
    texts.preload(['common', 'home']);
    expect(load).not.toHaveBeenCalled();
    expect(texts.translate('EN', 'common')!('yes')).toBe('Yes');
  });

  test('of an area are loaded once for all callers', async () => {
    const load = vi.fn<Load>(() => Promise.resolve({ title: 'Login' }));
    const texts = createTexts({ language: 'EN', load });
    texts.preload(['auth']);
    expect(texts.load('EN', 'auth')).toBe(texts.load('EN', 'auth'));
    await texts.load('EN', 'auth');
    expect(load).toHaveBeenCalledExactlyOnceWith('EN', 'auth');
    expect(texts.translate('EN', 'auth')!('title')).toBe('Login');
  });

  test('that failed to load are loaded again by the first call after a second', async () => {
    vi.useFakeTimers();
    const load = vi.fn<Load>(failing);
    const texts = createTexts({ language: 'EN', load });
    await expect(texts.load('EN', 'auth')).rejects.toThrow('offline');
    await expect(texts.load('EN', 'auth')).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    load.mockImplementation(() => Promise.resolve({}));
    await texts.load('EN', 'auth');
    expect(load).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});

describe('switching the language', () => {
  test('loads every area on screen, then notifies its subscribers', async () => {
    const load = vi.fn<Load>(() => Promise.resolve({ yes: 'হ্যাঁ' }));
    const texts = createTexts({ language: 'EN', load, ready: { EN: { ...home, auth: {} } }, reader: i18nextReader() });
    const onChange = vi.fn<() => void>();
    const stop = texts.subscribe(onChange);
    await switchLanguage(texts, 'BN');
    expect(load.mock.calls.map(([, area]) => area).toSorted()).toEqual(['auth', 'common', 'games', 'home']);
    expect(texts.getLanguage()).toBe('BN');
    expect(onChange).toHaveBeenCalledTimes(1);
    stop();
    texts.setLanguage('EN');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('changes nothing if one area fails to load', async () => {
    const load = (_: string, area: string) => (area === 'home' ? failing() : Promise.resolve({}));
    const texts = createTexts({ language: 'EN', load, ready: { EN: home } });
    await expect(switchLanguage(texts, 'UR')).rejects.toThrow('offline');
    expect(texts.getLanguage()).toBe('EN');
  });

  test('twice applies the second switch, even if the first one loads or fails after it', async () => {
    for (const slowEnds of ['loaded', 'failed'] as const) {
      let end = () => {};
      const slow = new Promise<Record<string, string>>((resolve, reject) => {
        end = slowEnds === 'loaded' ? () => resolve({}) : () => reject(new Error('offline'));
      });
      const texts = createTexts({
        language: 'EN',
        load: (language) => (language === 'BN' ? slow : Promise.resolve({})),
        ready: { EN: home },
      });
      const first = switchLanguage(texts, 'BN');
      expect(await switchLanguage(texts, 'UR')).toBe(true);
      end();
      expect(await first).toBe(false);
      expect(texts.getLanguage()).toBe('UR');
    }
  });
});

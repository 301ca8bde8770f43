import { describe, expect, test, vi } from 'vitest';
import { createTexts } from './createTexts.ts';
import { i18nextReader } from './i18nextReader.ts';
import { switchLanguage } from './switchLanguage.ts';

type Load = Parameters<typeof createTexts>[0]['load'];

const home = { common: { yes: 'Yes' }, home: {}, games: {} };
const failing = () => Promise.reject(new Error('offline'));

// Two readers, our own for the first screen's texts and i18next for all others, that must agree.
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

  test('has its places filled in, each as often as it stands there, and values word for word', () => {
    const t = readIn('EN', { hello: '{{name}} and {{name}}: {{position}} of {{total}}' });
    expect(t('hello', { name: '$& {{total}} <b>', position: 0, total: 5 })).toBe(
      '$& {{total}} <b> and $& {{total}} <b>: 0 of 5',
    );
  });

  test('shows a place that nothing fills, and is named by its key where it is not there', () => {
    expect(readIn('EN', { hello: 'Hello {{name}}' })('hello')).toBe('Hello {{name}}');
    expect(readIn('EN', {})('gone')).toBe('gone');
  });
});

describe.each(['common', 'auth'] as const)('a text of %s that counts', (area) => {
  test.each([
    ['EN', 0, 'many'],
    ['EN', 1, 'one'],
    ['EN', 2, 'many'],
    // Bengali counts zero like one.
    ['BN', 0, 'one'],
    ['BN', 1, 'one'],
    ['BN', 2, 'many'],
    // Korean has one form.
    ['KO', 1, 'many'],
    // Portuguese has a form for millions; a text without it takes the general one.
    ['PT', 1_000_000, 'many'],
  ])('%s: %d takes the form of its count', (language, count, form) => {
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
  test('those that are ready are asked of nobody', async () => {
    const load = vi.fn<Load>(failing);
    const texts = createTexts({ language: 'EN', load, ready: { EN: home } });
    await texts.load('EN', 'common');
    texts.prepare(['common', 'home']);
    expect(load).not.toHaveBeenCalled();
    expect(texts.translate('EN', 'common')!('yes')).toBe('Yes');
  });

  test('an area is fetched once for all who wait for it', async () => {
    const load = vi.fn<Load>(() => Promise.resolve({ title: 'Login' }));
    const texts = createTexts({ language: 'EN', load });
    texts.prepare(['auth']);
    expect(texts.load('EN', 'auth')).toBe(texts.load('EN', 'auth'));
    await texts.load('EN', 'auth');
    expect(load).toHaveBeenCalledExactlyOnceWith('EN', 'auth');
    expect(texts.translate('EN', 'auth')!('title')).toBe('Login');
  });

  test('a failure stands for a moment, then the next who needs the texts asks anew', async () => {
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
  test('brings every area that is on screen, then tells', async () => {
    const load = vi.fn<Load>(() => Promise.resolve({ yes: 'হ্যাঁ' }));
    const texts = createTexts({ language: 'EN', load, ready: { EN: { ...home, auth: {} } }, reader: i18nextReader() });
    const heard = vi.fn<() => void>();
    const stop = texts.subscribe(heard);
    await switchLanguage(texts, 'BN');
    expect(load.mock.calls.map(([, area]) => area).toSorted()).toEqual(['auth', 'common', 'games', 'home']);
    expect(texts.getLanguage()).toBe('BN');
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    texts.setLanguage('EN');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('changes nothing when one area can not be had', async () => {
    const load = (_: string, area: string) => (area === 'home' ? failing() : Promise.resolve({}));
    const texts = createTexts({ language: 'EN', load, ready: { EN: home } });
    await expect(switchLanguage(texts, 'UR')).rejects.toThrow('offline');
    expect(texts.getLanguage()).toBe('EN');
  });

  test('of two languages wanted in a row the last one counts, whichever texts come first and whatever becomes of the other', async () => {
    for (const slowEnds of ['here', 'gone'] as const) {
      let end = () => {};
      const slow = new Promise<Record<string, string>>((resolve, reject) => {
        end = slowEnds === 'here' ? () => resolve({}) : () => reject(new Error('offline'));
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

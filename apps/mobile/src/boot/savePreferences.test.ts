import { testMerchant } from '@livery/api/testing';
import { languageChanged, modeChosen, preferencesRestored } from '@livery/features/preferences';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from '../store.ts';
import { modeItem } from '@livery/device/storage';
import { savePreferences } from './savePreferences.ts';

describe('preferences', () => {
  beforeEach(() => localStorage.clear());

  const start = () => {
    const store = createStore({ merchant: testMerchant(), getLanguage: () => store.getState().preferences.language });
    store.dispatch(preferencesRestored({ language: 'EN', mode: 'dark' }));
    savePreferences(store, document);
    return store;
  };

  test('a chosen language is applied to the page with its direction, and stored', () => {
    start().dispatch(languageChanged('UR'));
    expect(document.documentElement).toMatchObject({ lang: 'ur', dir: 'rtl' });
    expect(localStorage.getItem('language')).toBe('UR');
  });

  test('a chosen mode is applied to the page and stored', () => {
    start().dispatch(modeChosen('light'));
    expect(document.documentElement.dataset['mode']).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
    expect(modeItem.read()).toBe('light');
  });

  describe("with the mode 'phone'", () => {
    afterEach(() => vi.restoreAllMocks());

    test("the page uses the phone's mode, and follows its changes", () => {
      const phone = Object.assign(new EventTarget(), { matches: false });
      vi.spyOn(window, 'matchMedia').mockReturnValue(phone as unknown as MediaQueryList);
      const store = start();
      const shown = () => document.documentElement.dataset['mode'];
      store.dispatch(modeChosen('phone'));
      expect([shown(), localStorage.getItem('theme'), modeItem.read()]).toEqual(['light', 'phone', 'phone']);
      phone.matches = true;
      phone.dispatchEvent(new Event('change'));
      expect(shown()).toBe('dark');
      store.dispatch(modeChosen('light'));
      phone.dispatchEvent(new Event('change'));
      expect(shown()).toBe('light');
    });
  });

  test('defaults that the player did not choose are not stored', () => {
    start();
    expect(localStorage.length).toBe(0);
  });

  test('an invalid stored mode is treated as not chosen', () => {
    localStorage.setItem('theme', 'plaid');
    expect(modeItem.read()).toBeUndefined();
  });
});

import { testMerchant } from '@livery/api/testing';
import { languageChanged, modeChosen, preferencesRestored } from '@livery/features/preferences';
import { beforeEach, describe, expect, test } from 'vitest';
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

  test('a chosen language goes to page and storage, with its direction', () => {
    start().dispatch(languageChanged('UR'));
    expect(document.documentElement).toMatchObject({ lang: 'ur', dir: 'rtl' });
    expect(localStorage.getItem('language')).toBe('UR');
  });

  test('a chosen mode goes to page and storage', () => {
    start().dispatch(modeChosen('light'));
    expect(document.documentElement.dataset['mode']).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
    expect(modeItem.read()).toBe('light');
  });

  test('what nobody chose is not stored', () => {
    start();
    expect(localStorage.length).toBe(0);
  });

  test('a stored mode that is none counts as not chosen', () => {
    localStorage.setItem('theme', 'plaid');
    expect(modeItem.read()).toBeUndefined();
  });
});

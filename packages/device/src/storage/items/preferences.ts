import type { Mode } from '@livery/merchant';
import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/**
 * The language that the player selected: a code of the gateway, for example EN. The reader must check that the merchant
 * still offers this language.
 */
export const languageItem = defineItem<string, undefined>({
  key: storageKeys.language,
  area: 'local',
  parse: (text) => text,
  format: String,
  fallback: undefined,
});

/** The mode that the player selected. `phone` uses the mode of the phone's settings. */
export const modeItem = defineItem<Mode | 'phone', undefined>({
  key: storageKeys.theme,
  area: 'local',
  parse: (text) => (text === 'dark' || text === 'light' || text === 'phone' ? text : undefined),
  format: String,
  fallback: undefined,
});

import type { Mode } from '@livery/merchant';
import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/** The chosen language: a gateway code such as EN. Whoever reads it checks that the merchant still offers it. */
export const languageItem = defineItem<string, undefined>({
  key: storageKeys.language,
  area: 'local',
  parse: (text) => text,
  format: String,
  fallback: undefined,
});

/** The chosen mode; `phone` follows the phone's own. */
export const modeItem = defineItem<Mode | 'phone', undefined>({
  key: storageKeys.theme,
  area: 'local',
  parse: (text) => (text === 'dark' || text === 'light' || text === 'phone' ? text : undefined),
  format: String,
  fallback: undefined,
});

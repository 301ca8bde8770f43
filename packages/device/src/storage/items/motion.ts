import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/** Whether what moves by itself on home was stopped in this visit. */
export const motionStoppedItem = defineItem({
  key: storageKeys.motionStopped,
  area: 'session',
  parse: (text) => text === 'true',
  format: String,
  fallback: false,
});

import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/** Whether the player stopped the animations on home in this visit. */
export const motionStoppedItem = defineItem({
  key: storageKeys.motionStopped,
  area: 'session',
  parse: (text) => text === 'true',
  format: String,
  fallback: false,
});

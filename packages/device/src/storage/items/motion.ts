import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/** Whether the player has stopped the animations of home during this visit. */
export const motionStoppedItem = defineItem({
  key: storageKeys.motionStopped,
  area: 'session',
  parse: (text) => text === 'true',
  format: String,
  fallback: false,
});

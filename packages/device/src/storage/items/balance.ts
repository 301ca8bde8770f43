import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/** Whether the player hides the balance on this device. */
export const balanceHiddenItem = defineItem<boolean>({
  key: storageKeys.balanceHidden,
  area: 'local',
  parse: (text) => text === '1',
  format: (isHidden) => (isHidden ? '1' : '0'),
  fallback: false,
});

import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/** Present, with any text, if a web clip put the page on the home screen. */
export const webClipItem = defineItem<boolean>({
  key: storageKeys.webClip,
  area: 'local',
  parse: () => true,
  fallback: false,
});

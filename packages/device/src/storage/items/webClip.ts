import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/** Present, whatever its text, where the page was put on the home screen by a web clip. */
export const webClipItem = defineItem<boolean>({
  key: storageKeys.webClip,
  area: 'local',
  parse: () => true,
  fallback: false,
});

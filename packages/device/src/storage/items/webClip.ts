import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/** Stored if a web clip put the page on the home screen. The text has no meaning. */
export const webClipItem = defineItem<boolean>({
  key: storageKeys.webClip,
  area: 'local',
  parse: () => true,
  fallback: false,
});

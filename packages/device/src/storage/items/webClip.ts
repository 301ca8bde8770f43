import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/** Whether the app was installed as a web clip. Any stored text means true. */
export const webClipItem = defineItem<boolean>({
  key: storageKeys.webClip,
  area: 'local',
  parse: () => true,
  fallback: false,
});

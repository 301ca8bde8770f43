import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** Announcements by id. Each has a fingerprint of its content for every language in which it was shown. */
export type PopupRecord = Readonly<Record<string, Readonly<Record<string, string>>>>;

const parseRecord = parseObject<PopupRecord>((found) =>
  Object.values(found).every((marks) => typeof marks === 'object' && marks !== null),
);

/** Popups that were shown in this visit. */
export const seenPopupsItem = defineItem<PopupRecord>({
  key: storageKeys.seenPopups,
  area: 'session',
  parse: parseRecord,
  fallback: {},
});

/** Popups that the player does not want to see again until their content changes. */
export const hiddenPopupsItem = defineItem<PopupRecord>({
  key: storageKeys.hiddenPopups,
  area: 'local',
  parse: parseRecord,
  fallback: {},
});

/** Fingerprint of the token of the login after which popups were shown. The token cannot be derived from it. */
export const popupsOfLoginItem = defineItem<string, undefined>({
  key: storageKeys.popupsOfLogin,
  area: 'local',
  parse: (text) => text,
  format: String,
  fallback: undefined,
});

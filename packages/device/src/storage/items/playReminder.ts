import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** What is known of a login's reminders of the time. */
export interface PlayReminder {
  /** Fingerprint of the login's token. No part of the token can be read from it. */
  login: string;
  /** When the login began, in milliseconds since 1970 by the gateway's clock. */
  since: number;
  /** Minutes from one reminder to the next. */
  everyMinutes: number;
  /** Which reminder was the last to be shown, in any tab: 0 for none, 1 for the first. */
  shown: number;
}

/** The reminders of the last login on this device: every tab reads when the next is due. */
export const playReminderItem = defineItem<PlayReminder, undefined>({
  key: storageKeys.playReminder,
  area: 'local',
  parse: parseObject<PlayReminder>(
    ({ login, since, everyMinutes, shown }) =>
      typeof login === 'string' &&
      Number.isFinite(since) &&
      Number.isInteger(everyMinutes) &&
      (everyMinutes as number) > 0 &&
      Number.isInteger(shown),
  ),
  fallback: undefined,
});

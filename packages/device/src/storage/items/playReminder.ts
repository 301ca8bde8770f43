import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** State of the reminders that show the playing time of a login. */
export interface PlayReminder {
  /** Fingerprint of the token of the login. The token cannot be derived from it. */
  login: string;
  /** Start of the login, in milliseconds since 1970 by the gateway's clock. */
  since: number;
  /** Minutes between two reminders. */
  everyMinutes: number;
  /** Number of the last reminder that was shown in any tab. 0 before the first one. */
  shown: number;
}

/** The reminders of the last login on this device. Every tab uses it to compute the time of the next reminder. */
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

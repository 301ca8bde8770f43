import type { PlayReminder } from '@livery/device/storage';

const minuteMs = 60_000;

/** How many reminders a login has come to by now: 0 before the first is due. `since` and `now` by one clock, in milliseconds. */
export const remindersBy = (
  { since, everyMinutes }: Pick<PlayReminder, 'since' | 'everyMinutes'>,
  now: number,
): number => Math.max(0, Math.floor((now - since) / (everyMinutes * minuteMs)));

/**
 * Milliseconds until a reminder may be due: 0 where it is. Of a login that nothing is known of, the gateway is asked a
 * minute after it is seen: whoever only looks in costs no call.
 */
export function msUntilReminder(known: PlayReminder | undefined, login: string, now: number): number {
  if (known?.login !== login) return minuteMs;
  return Math.max(0, known.since + (known.shown + 1) * known.everyMinutes * minuteMs - now);
}

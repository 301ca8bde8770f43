import type { PlayReminder } from '@livery/device/storage';

const minuteMs = 60_000;

/**
 * Returns the number of reminders that became due since the login; 0 before the first. `since` and `now` are in
 * milliseconds by the same clock.
 */
export const remindersBy = (
  { since, everyMinutes }: Pick<PlayReminder, 'since' | 'everyMinutes'>,
  now: number,
): number => Math.max(0, Math.floor((now - since) / (everyMinutes * minuteMs)));

/**
 * Returns the milliseconds until a reminder may be due; 0 if it is due. For an unknown login it is one minute, so that
 * a short visit causes no request.
 */
export function msUntilReminder(known: PlayReminder | undefined, login: string, now: number): number {
  if (known?.login !== login) return minuteMs;
  return Math.max(0, known.since + (known.shown + 1) * known.everyMinutes * minuteMs - now);
}

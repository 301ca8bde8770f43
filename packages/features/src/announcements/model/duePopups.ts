import type { Announcement, Announcements } from '@livery/api/announcements/getAnnouncements';
import type { PopupRecord } from '@livery/device/storage';
import { isRecorded } from './popupRecord.ts';

/**
 * The maximum number of popups of each kind that are shown together. Only the newest are shown. The older ones are on
 * the announcements screen.
 */
const mostAtOnce = 4;

/**
 * An announcement to show over home, and its kind: for the member after a login, or from the merchant for all players.
 */
export interface DuePopup {
  announcement: Announcement;
  kind: 'login' | 'merchant';
}

interface Situation {
  language: string;
  /** Whether a member logged in and has not seen the popups that follow a login. */
  isAfterLogin: boolean;
  /** Popups that were shown in this visit. */
  seen: PopupRecord;
  /** Popups that the player hid until they change. */
  hidden: PopupRecord;
}

/**
 * Returns the popups to show over home now: first the member's unread announcements, then the merchant's popups that
 * were not shown in this visit.
 */
export function duePopups(
  { player, popups }: Announcements,
  { language, isAfterLogin, seen, hidden }: Situation,
): DuePopup[] {
  const unread = isAfterLogin ? player.slice(0, mostAtOnce).filter(({ isRead }) => !isRead) : [];
  const fresh = popups.filter((popup) => !isRecorded(seen, popup, language) && !isRecorded(hidden, popup, language));
  return [...cards(unread, 'login'), ...cards(fresh, 'merchant')];
}

const cards = (announcements: readonly Announcement[], kind: DuePopup['kind']): DuePopup[] =>
  announcements
    .filter(({ title, html }) => title.trim() !== '' || html.trim() !== '')
    .slice(0, mostAtOnce)
    .map((one) => ({ announcement: one, kind }));

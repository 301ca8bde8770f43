import type { Announcement, Announcements } from '@livery/api/announcements/getAnnouncements';
import type { PopupRecord } from '@livery/device/storage';
import { isRecorded } from './popupRecord.ts';

/** Most popups of each kind that show at once: the newest. The older ones are on the announcements screen. */
const mostAtOnce = 4;

/** An announcement to show over home, and why: after a login to the member, or from the merchant to everybody. */
export interface DuePopup {
  announcement: Announcement;
  kind: 'login' | 'merchant';
}

interface Situation {
  language: string;
  /** Somebody logged in and has not seen the popups that follow. */
  isAfterLogin: boolean;
  /** Shown in this visit. */
  seen: PopupRecord;
  /** Not wanted again until it changes. */
  hidden: PopupRecord;
}

/** What shows over home now: first what the member has not read, then the merchant's popups that were not shown in this visit. */
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

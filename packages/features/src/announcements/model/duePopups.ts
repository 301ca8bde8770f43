import type { Announcement, Announcements } from '@livery/api/announcements';
import { isRecorded, type PopupRecord } from './popupRecord.ts';

/** Of each kind the newest, as many as a person goes through. The older ones stand among the announcements. */
const mostAtOnce = 4;

/** A piece of news and why it comes: for the member after a login, or from the house to everybody. */
export interface DuePopup {
  news: Announcement;
  kind: 'login' | 'house';
}

interface Situation {
  language: string;
  /** Somebody logged in, and has not been shown the news since. */
  isAfterLogin: boolean;
  /** Shown in this visit. */
  seen: PopupRecord;
  /** Not wanted again until it changes. */
  hidden: PopupRecord;
}

/** What comes over home now: first what the member has not read, then the house's own that was not shown in this visit. */
export function duePopups(
  { player, popups }: Announcements,
  { language, isAfterLogin, seen, hidden }: Situation,
): DuePopup[] {
  const unread = isAfterLogin ? player.slice(0, mostAtOnce).filter(({ isRead }) => !isRead) : [];
  const fresh = popups.filter((news) => !isRecorded(seen, news, language) && !isRecorded(hidden, news, language));
  return [...cards(unread, 'login'), ...cards(fresh, 'house')];
}

const cards = (news: readonly Announcement[], kind: DuePopup['kind']): DuePopup[] =>
  news
    .filter(({ title, html }) => title.trim() !== '' || html.trim() !== '')
    .slice(0, mostAtOnce)
    .map((one) => ({ news: one, kind }));

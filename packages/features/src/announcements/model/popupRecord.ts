import type { Announcement } from '@livery/api/announcements/getAnnouncements';
import { fingerprint, type PopupRecord } from '@livery/device/storage';

const markOf = ({ title, html }: Announcement) => fingerprint(`${title}\n${html}`);

/**
 * Whether a popup is in the record with its current content. The same popup in another language is also treated as
 * recorded.
 */
export function isRecorded(record: PopupRecord, popup: Announcement, language: string): boolean {
  const marks = Object.hasOwn(record, popup.announcementId) ? record[popup.announcementId] : undefined;
  return Boolean(marks) && (marks?.[language] ?? markOf(popup)) === markOf(popup);
}

/** Returns the record with these popups added, with their content in this language. */
export function withPopups(record: PopupRecord, popups: readonly Announcement[], language: string): PopupRecord {
  const added = popups.map((popup) => [
    popup.announcementId,
    { ...(isRecorded(record, popup, language) && record[popup.announcementId]), [language]: markOf(popup) },
  ]);
  return { ...record, ...Object.fromEntries(added) };
}

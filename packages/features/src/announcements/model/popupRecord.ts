import type { Announcement } from '@livery/api/announcements';
import type { SafeStorage } from '@livery/device/storage';
import { fingerprint } from './fingerprint.ts';

/** News by id, with a mark of its content in each language it was seen in. */
export type PopupRecord = Readonly<Record<string, Readonly<Record<string, string>>>>;

const markOf = ({ title, html }: Announcement) => fingerprint(`${title}\n${html}`);

/** Whether it is in the record as it is now. The same news in another language is the same news. */
export function isRecorded(record: PopupRecord, news: Announcement, language: string): boolean {
  const marks = Object.hasOwn(record, news.announcementId) ? record[news.announcementId] : undefined;
  return Boolean(marks) && (marks?.[language] ?? markOf(news)) === markOf(news);
}

export function withPopups(record: PopupRecord, news: readonly Announcement[], language: string): PopupRecord {
  const added = news.map((one) => [
    one.announcementId,
    { ...(isRecorded(record, one, language) && record[one.announcementId]), [language]: markOf(one) },
  ]);
  return { ...record, ...Object.fromEntries(added) };
}

/** What a storage keeps under a key; nothing where that is no record. */
export function readRecord(storage: SafeStorage, key: string): PopupRecord {
  try {
    const found: unknown = JSON.parse(storage.get(key) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as PopupRecord) : {};
  } catch {
    return {};
  }
}

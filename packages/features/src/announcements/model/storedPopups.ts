import { laterKeys, safeLocalStorage, safeSessionStorage } from '@livery/device/storage';
import type { Announcement } from '@livery/api/announcements';
import { fingerprint } from './fingerprint.ts';
import { type PopupRecord, readRecord, withPopups } from './popupRecord.ts';

/** Beside the session's storage, which a logout empties: the visit goes on. */
let seenOnThisPage: PopupRecord = {};

export const readSeenPopups = (): PopupRecord => ({
  ...readRecord(safeSessionStorage, laterKeys.seenNews),
  ...seenOnThisPage,
});

export function storeSeenPopups(news: readonly Announcement[], language: string): void {
  seenOnThisPage = withPopups(readSeenPopups(), news, language);
  safeSessionStorage.set(laterKeys.seenNews, JSON.stringify(seenOnThisPage));
}

export const readHiddenPopups = (): PopupRecord => readRecord(safeLocalStorage, laterKeys.hiddenNews);

export function storeHiddenPopups(news: readonly Announcement[], language: string): void {
  safeLocalStorage.set(laterKeys.hiddenNews, JSON.stringify(withPopups(readHiddenPopups(), news, language)));
}

/** Whether the login with this token was followed by its news. It holds over reloads and in other tabs: they are no login. */
export const hadPopupsAfterLogin = (token: string): boolean =>
  safeLocalStorage.get(laterKeys.newsOfLogin) === fingerprint(token);

export function storePopupsAfterLogin(token: string): void {
  safeLocalStorage.set(laterKeys.newsOfLogin, fingerprint(token));
}

import { laterKeys, safeLocalStorage, safeSessionStorage } from '@livery/device/storage';
import type { Announcement } from '@livery/api/announcements';
import { fingerprint } from './fingerprint.ts';
import { type NewsRecord, readRecord, withNews } from './newsRecord.ts';

/** Beside the session's storage, which a logout empties: the visit goes on. */
let seenOnThisPage: NewsRecord = {};

export const seenInVisit = (): NewsRecord => ({
  ...readRecord(safeSessionStorage, laterKeys.seenNews),
  ...seenOnThisPage,
});

export function keepAsSeen(news: readonly Announcement[], language: string): void {
  seenOnThisPage = withNews(seenInVisit(), news, language);
  safeSessionStorage.set(laterKeys.seenNews, JSON.stringify(seenOnThisPage));
}

export const hiddenForGood = (): NewsRecord => readRecord(safeLocalStorage, laterKeys.hiddenNews);

export function hideForGood(news: readonly Announcement[], language: string): void {
  safeLocalStorage.set(laterKeys.hiddenNews, JSON.stringify(withNews(hiddenForGood(), news, language)));
}

/** Whether the login with this token was followed by its news. It holds over reloads and in other tabs: they are no login. */
export const hadNewsOfLogin = (token: string): boolean =>
  safeLocalStorage.get(laterKeys.newsOfLogin) === fingerprint(token);

export function keepNewsOfLogin(token: string): void {
  safeLocalStorage.set(laterKeys.newsOfLogin, fingerprint(token));
}

import {
  fingerprint,
  hiddenPopupsItem,
  type PopupRecord,
  popupsOfLoginItem,
  seenPopupsItem,
} from '@livery/device/storage';
import type { Announcement } from '@livery/api/announcements/getAnnouncements';
import { withPopups } from './popupRecord.ts';

/** What this page showed. It stands beside the session's storage, which a logout empties while the visit goes on. */
let seenOnThisPage: PopupRecord = {};

/** Popups that were shown in this visit. */
export const readSeenPopups = (): PopupRecord => ({ ...seenPopupsItem.read(), ...seenOnThisPage });

export function storeSeenPopups(popups: readonly Announcement[], language: string): void {
  seenOnThisPage = withPopups(readSeenPopups(), popups, language);
  seenPopupsItem.write(seenOnThisPage);
}

/** Popups that the person does not want to see again until their content changes. */
export const readHiddenPopups = (): PopupRecord => hiddenPopupsItem.read();

export function storeHiddenPopups(popups: readonly Announcement[], language: string): void {
  hiddenPopupsItem.write(withPopups(readHiddenPopups(), popups, language));
}

/**
 * Whether the popups that follow the login with this token were shown. True after reloads and in other tabs too: they
 * are no login.
 */
export const hadPopupsAfterLogin = (token: string): boolean => popupsOfLoginItem.read() === fingerprint(token);

export function storePopupsAfterLogin(token: string): void {
  popupsOfLoginItem.write(fingerprint(token));
}

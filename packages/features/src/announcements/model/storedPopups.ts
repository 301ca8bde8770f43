import {
  fingerprint,
  hiddenPopupsItem,
  type PopupRecord,
  popupsOfLoginItem,
  seenPopupsItem,
} from '@livery/device/storage';
import type { Announcement } from '@livery/api/announcements/getAnnouncements';
import { withPopups } from './popupRecord.ts';

/**
 * Popups that this page showed. They are not only in the session storage, because a logout clears that storage during a
 * visit.
 */
let seenOnThisPage: PopupRecord = {};

/** Popups that were shown in this visit. */
export const readSeenPopups = (): PopupRecord => ({ ...seenPopupsItem.read(), ...seenOnThisPage });

export function storeSeenPopups(popups: readonly Announcement[], language: string): void {
  seenOnThisPage = withPopups(readSeenPopups(), popups, language);
  seenPopupsItem.write(seenOnThisPage);
}

/** Popups that the player hid until their content changes. */
export const readHiddenPopups = (): PopupRecord => hiddenPopupsItem.read();

export function storeHiddenPopups(popups: readonly Announcement[], language: string): void {
  hiddenPopupsItem.write(withPopups(readHiddenPopups(), popups, language));
}

/**
 * Whether the popups after the login with this token were shown. Also true after a reload and in other tabs, because a
 * reload or a new tab is not a login.
 */
export const hadPopupsAfterLogin = (token: string): boolean => popupsOfLoginItem.read() === fingerprint(token);

export function storePopupsAfterLogin(token: string): void {
  popupsOfLoginItem.write(fingerprint(token));
}

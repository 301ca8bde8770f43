import { detectEnvironment } from './environment.ts';

// Apart from `environment.ts`: the first screen needs that, this it doesn't.

/** Whose phone it is, as far as apps to install are concerned. */
export type Platform = 'ios' | 'android' | 'other';

interface Client {
  userAgent: string;
  /** Greater than one on an iPad, which says that it is a Mac. */
  maxTouchPoints?: number;
  /** What browsers of Chromium's family say in place of a long user agent. */
  userAgentData?: { platform?: string };
}

/** The phone this page is on. A desktop, and whatever cannot be recognised, is `other`. */
export function detectPlatform(client: Client = navigator): Platform {
  const { userAgent, userAgentData, maxTouchPoints = 0 } = client;
  if (userAgentData?.platform === 'Android' || /\bAndroid\b/.test(userAgent)) return 'android';
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios';
  return /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'other';
}

/**
 * Whether it is Safari on an iPhone or iPad, where a site comes to the home screen by the share menu. Other browsers
 * there have menus of their own.
 */
export function isIosSafari(client: Client = navigator): boolean {
  const { userAgent } = client;
  return (
    detectPlatform(client) === 'ios' &&
    /\bSafari\//.test(userAgent) &&
    !/\b(CriOS|FxiOS|EdgiOS|OPiOS|OPT|DuckDuckGo|GSA|YaBrowser)\//.test(userAgent)
  );
}

/** Whether the page is inside our native app or was opened from the home screen: there is nothing left to install. */
export const isInstalled = (): boolean => detectEnvironment() !== 'H5';

/**
 * Whether another app shows the page, such as a messenger in which a link was tapped. Such apps open no second window, or
 * one that cannot report back to the page.
 */
export function isInAppBrowser(client: Client = navigator): boolean {
  const { userAgent } = client;
  // Android marks its WebView; on iOS only browsers call themselves Safari.
  return (
    /; wv\)|\b(FBAN|FBAV|Instagram|Line|MicroMessenger|Zalo)\b/.test(userAgent) ||
    (/\b(iPhone|iPad|iPod)\b/.test(userAgent) && !/\bSafari\//.test(userAgent))
  );
}

import { detectEnvironment } from './environment.ts';

// Separate from `environment.ts`, because the first screen does not need it.

/** Kind of phone for apps to install. */
export type Platform = 'ios' | 'android' | 'other';

interface Client {
  userAgent: string;
  /** Greater than one on an iPad, whose user agent is that of a Mac. */
  maxTouchPoints?: number;
  /** Client hints of Chromium-based browsers, which have a short user agent. */
  userAgentData?: { platform?: string };
}

/** The platform of this phone. A desktop, and an unknown platform, is `other`. */
export function detectPlatform(client: Client = navigator): Platform {
  const { userAgent, userAgentData, maxTouchPoints = 0 } = client;
  if (userAgentData?.platform === 'Android' || /\bAndroid\b/.test(userAgent)) return 'android';
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios';
  return /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'other';
}

/**
 * Whether this is Safari on an iPhone or iPad: its share menu adds a site to the home screen. Other browsers there have
 * their own menus.
 */
export function isIosSafari(client: Client = navigator): boolean {
  const { userAgent } = client;
  return (
    detectPlatform(client) === 'ios' &&
    /\bSafari\//.test(userAgent) &&
    !/\b(CriOS|FxiOS|EdgiOS|OPiOS|OPT|DuckDuckGo|GSA|YaBrowser)\//.test(userAgent)
  );
}

/** Whether the page runs in our native app or was opened from the home screen, so that there is nothing to install. */
export const isInstalled = (): boolean => detectEnvironment() !== 'H5';

/**
 * Whether another app shows the page, for example a messenger in which the player tapped a link. Such apps open no
 * second window, or a window that cannot report back to the page.
 */
export function isInAppBrowser(client: Client = navigator): boolean {
  const { userAgent } = client;
  // Android marks its WebView; on iOS only browsers have Safari in their user agent.
  return (
    /; wv\)|\b(FBAN|FBAV|Instagram|Line|MicroMessenger|Zalo)\b/.test(userAgent) ||
    (/\b(iPhone|iPad|iPod)\b/.test(userAgent) && !/\bSafari\//.test(userAgent))
  );
}

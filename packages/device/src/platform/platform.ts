import { detectEnvironment } from './environment.ts';

// In a file of its own, because the first screen needs only `environment.ts`.

/** Kind of phone for which an app can be offered. */
export type Platform = 'ios' | 'android' | 'other';

interface Client {
  userAgent: string;
  /** Maximum number of touch points. It is greater than one on an iPad, which has the same user agent as a Mac. */
  maxTouchPoints?: number;
  /** Client hints of Chromium-based browsers, whose user agent is short. */
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
 * Whether this is Safari on an iPhone or iPad. Its share menu can add a site to the home screen. Other browsers on
 * these devices have their own menus.
 */
export function isIosSafari(client: Client = navigator): boolean {
  const { userAgent } = client;
  return (
    detectPlatform(client) === 'ios' &&
    /\bSafari\//.test(userAgent) &&
    !/\b(CriOS|FxiOS|EdgiOS|OPiOS|OPT|DuckDuckGo|GSA|YaBrowser)\//.test(userAgent)
  );
}

/** Whether the page runs in our native app or was opened from the home screen. Then there is nothing to install. */
export const isInstalled = (): boolean => detectEnvironment() !== 'H5';

/**
 * Whether another app shows the page, for example a messenger in which the player tapped a link. Such apps open no
 * second window, or a window that cannot send a result to the page.
 */
export function isInAppBrowser(client: Client = navigator): boolean {
  const { userAgent } = client;
  // On Android, a WebView has a marker in its user agent. On iOS, only browsers have Safari in their user agent.
  return (
    /; wv\)|\b(FBAN|FBAV|Instagram|Line|MicroMessenger|Zalo)\b/.test(userAgent) ||
    (/\b(iPhone|iPad|iPod)\b/.test(userAgent) && !/\bSafari\//.test(userAgent))
  );
}

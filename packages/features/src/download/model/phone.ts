import type { Platform } from '@livery/device/platform';

/** What the page is on, as far as installing is concerned. */
export interface Phone {
  platform: Platform;
  /** Whether the page is inside the app, or was opened from the home screen. */
  isInstalled: boolean;
  /** Safari on an iPhone or iPad: the share menu puts the page on the home screen. */
  isSafari: boolean;
}

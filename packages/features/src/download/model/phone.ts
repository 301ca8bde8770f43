import type { Platform } from '@livery/device/platform';

/** Properties of the device that are relevant for the installation. */
export interface Phone {
  platform: Platform;
  /** Whether the page runs inside the app, or was opened from the home screen. */
  isInstalled: boolean;
  /** Safari on an iPhone or iPad: the share menu adds the page to the home screen. */
  isSafari: boolean;
}

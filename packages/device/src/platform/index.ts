export { detectEnvironment, isStandalone } from './environment.ts';
export { isMetered } from './isMetered.ts';
export type { Environment } from './environment.ts';
export { detectPlatform, isInAppBrowser, isInstalled, isIosSafari } from './platform.ts';
export type { Platform } from './platform.ts';
export { phoneMode, watchPhoneMode } from './phoneMode.ts';

import { webClipItem } from '../storage/index.ts';

/** How the page is running: in our app, from the home screen, as a web clip, or in a browser. */
export type Environment = 'APP' | 'PWA' | 'WEBCLIP' | 'H5';

/** Marker in the user agent of our native app. */
const appMarker = /\bLiveryApp\b/;

export function isStandalone(): boolean {
  if (typeof window === 'undefined') return false;
  // Safari on iOS sets a property that no standard defines.
  const isIosStandalone = 'standalone' in navigator && Boolean(navigator.standalone);
  return (
    isIosStandalone ||
    (typeof window.matchMedia === 'function' && window.matchMedia('(display-mode: standalone)').matches)
  );
}

export function detectEnvironment(): Environment {
  if (appMarker.test(navigator.userAgent)) return 'APP';
  if (!isStandalone()) return 'H5';
  return webClipItem.read() ? 'WEBCLIP' : 'PWA';
}

import { isStandalone } from '@livery/device/platform';
import { storageKeys } from '@livery/device/storage';
import { isWebClipStart } from '@livery/foundation/addresses';

/**
 * Stores that the page was started by a web clip, before anything can be tapped: the next page's address would not say so any
 * more. The same address in a browser is none, such as one that somebody passed on.
 */
export function rememberWebClip(): void {
  if (!isWebClipStart(location.href) || !isStandalone()) return;
  try {
    localStorage.setItem(storageKeys.webClip, '1');
  } catch {
    // Storage is blocked or full: to the gateway it is as if the browser had installed the site.
  }
}

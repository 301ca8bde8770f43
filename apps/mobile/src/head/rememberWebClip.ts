import { isStandalone } from '@livery/device/platform';
import { storageKeys } from '@livery/device/storage';
import { isWebClipStart } from '@livery/foundation/addresses';

/**
 * Stores that a web clip started the page, before the player can tap anything: the next page's address does not show it
 * any more. The same address in a browser tab is not a web clip; the link may have been shared.
 */
export function rememberWebClip(): void {
  if (!isWebClipStart(location.href) || !isStandalone()) return;
  try {
    localStorage.setItem(storageKeys.webClip, '1');
  } catch {
    // Storage is blocked or full: the gateway then treats the site as installed by the browser.
  }
}

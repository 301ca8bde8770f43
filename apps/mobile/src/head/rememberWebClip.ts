import { isStandalone } from '@livery/device/platform';
import { storageKeys } from '@livery/device/storage';
import { isWebClipStart } from '@livery/foundation/addresses';

/**
 * Stores that a web clip started the page. This runs before the player can open another address, because only the first
 * address shows it. The same address in a browser tab is not a web clip, because the link may have been shared.
 */
export function rememberWebClip(): void {
  if (!isWebClipStart(location.href) || !isStandalone()) return;
  try {
    localStorage.setItem(storageKeys.webClip, '1');
  } catch {
    // Storage is blocked or full. Then the gateway treats the site as installed by the browser.
  }
}

import { isOverlayOnTop } from './overlayEntry.ts';

/**
 * Does something once an overlay that is about to close has taken its history entry along, such as to replace the page's own
 * entry. Call it together with what closes the overlay. Without an overlay it is done at once.
 */
export function afterOverlay(act: () => void): void {
  if (isOverlayOnTop()) window.addEventListener('popstate', act, { once: true });
  else act();
}

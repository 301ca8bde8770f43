import { isOverlayOnTop } from './overlayEntry.ts';

/**
 * Runs a function after a closing overlay has removed its history entry, for example a function that replaces the
 * page's own entry. Call it together with the function that closes the overlay. Without an overlay, the function runs
 * immediately.
 */
export function afterOverlay(act: () => void): void {
  if (isOverlayOnTop()) window.addEventListener('popstate', act, { once: true });
  else act();
}

import { isOverlayOnTop } from './overlayEntry.ts';

/**
 * Leaves the app for another address in this tab. From an overlay, the address replaces the overlay's history entry, so
 * that going back one step shows the page without the overlay.
 */
export function leaveApp(address: string): void {
  if (isOverlayOnTop()) window.location.replace(address);
  else window.location.assign(address);
}

import { isOverlayOnTop } from './overlayEntry.ts';

/**
 * Leaves the app for another address in this tab. Called from an overlay, the address takes the overlay's place in the
 * history: one step back then shows the page without it.
 */
export function leaveApp(address: string): void {
  if (isOverlayOnTop()) window.location.replace(address);
  else window.location.assign(address);
}

import { isOverlayOnTop } from '@livery/foundation/navigation';

/** Leaves the app for another address in this tab. From something that lies over the page, one step back shows the page. */
export function leaveFor(address: string): void {
  if (isOverlayOnTop()) window.location.replace(address);
  else window.location.assign(address);
}

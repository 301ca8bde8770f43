import { motionStoppedItem } from '@livery/device/storage';
import { useSyncExternalStore } from 'react';

/**
 * The player's choice on this page. It is not only in the session storage, because a logout clears that storage during
 * a visit.
 */
let isStoppedHere: boolean | undefined;
const listeners = new Set<() => void>();

const read = () => (isStoppedHere ??= motionStoppedItem.read());

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function setStopped(isStopped: boolean): void {
  isStoppedHere = isStopped;
  motionStoppedItem.write(isStopped);
  listeners.forEach((onChange) => onChange());
}

/** Whether the player has stopped the banners and the ticker for this visit, and a function to change it. */
export function useStoppedMotion(): { isStopped: boolean; setStopped: (isStopped: boolean) => void } {
  return { isStopped: useSyncExternalStore(subscribe, read, () => false), setStopped };
}

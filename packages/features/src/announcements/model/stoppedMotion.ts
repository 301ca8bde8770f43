import { motionStoppedItem } from '@livery/device/storage';
import { useSyncExternalStore } from 'react';

/** What the person chose on this page. It stands beside the session's storage, which a logout empties while the visit goes on. */
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

/** Whether the person has stopped what moves by itself, banners and ticker together, for this visit; and how to change it. */
export function useStoppedMotion(): { isStopped: boolean; setStopped: (isStopped: boolean) => void } {
  return { isStopped: useSyncExternalStore(subscribe, read, () => false), setStopped };
}

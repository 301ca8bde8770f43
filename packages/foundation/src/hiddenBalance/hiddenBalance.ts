import { balanceHiddenItem } from '@livery/device/storage';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Whether the member hides their amounts on this device. */
export const useIsBalanceHidden = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    balanceHiddenItem.read,
    () => false,
  );

/** Hides the member's amounts on all screens, or shows them again. The setting is stored on this device. */
export function setBalanceHidden(isHidden: boolean): void {
  balanceHiddenItem.write(isHidden);
  for (const listener of listeners) listener();
}

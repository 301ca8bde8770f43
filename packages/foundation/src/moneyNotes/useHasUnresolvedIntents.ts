import { moneyIntentsItem } from '@livery/device/storage';
import { useSyncExternalStore } from 'react';
import { listenToIntents } from './moneyNotes.ts';

/** Whether the device has notes of calls without a reply that move money, of any player. */
export const useHasUnresolvedIntents = (): boolean =>
  useSyncExternalStore(
    listenToIntents,
    () => moneyIntentsItem.read().length > 0,
    () => false,
  );

import { moneyIntentsItem } from '@livery/device/storage';
import { useSyncExternalStore } from 'react';
import { listenToIntents } from './moneyNotes.ts';

/** Whether the device has a note of a call that moves money and has no reply yet. The call may be of any player. */
export const useHasUnresolvedIntents = (): boolean =>
  useSyncExternalStore(
    listenToIntents,
    () => moneyIntentsItem.read().length > 0,
    () => false,
  );

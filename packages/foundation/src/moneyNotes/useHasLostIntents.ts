import { moneyIntentsItem } from '@livery/device/storage';
import { useSyncExternalStore } from 'react';
import { listenToIntents } from './moneyNotes.ts';

/** Whether the device has notes of calls that moved money and have got no answer, whoever's. */
export const useHasLostIntents = (): boolean =>
  useSyncExternalStore(
    listenToIntents,
    () => moneyIntentsItem.read().length > 0,
    () => false,
  );

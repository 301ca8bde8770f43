import { useSyncExternalStore } from 'react';
import { appOffer } from '../model/appOffer.ts';

/** Whether the bar that offers the app is on screen: what sticks below it sticks later. */
export const useIsAppOfferShown = (): boolean =>
  useSyncExternalStore(appOffer.subscribe, appOffer.isShown, () => false);

import { useSyncExternalStore } from 'react';
import { appOffer } from '../model/appOffer.ts';

/** Whether the bar that offers the app is shown. If it is, sticky elements below it need an offset. */
export const useIsAppOfferShown = (): boolean =>
  useSyncExternalStore(appOffer.subscribe, appOffer.isShown, () => false);

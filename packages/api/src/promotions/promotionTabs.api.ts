import { promotionsChangeItem } from '@livery/device/storage';
import { createTabChanges } from '../client/tabChanges.ts';

/** Synchronises claims between the member's tabs. */
export const { note: notePromotionsChange, follow: followPromotions } = createTabChanges(promotionsChangeItem, [
  'Promotions',
  'Cashback',
  'Wallet',
]);

import { promotionsChangeItem } from '@livery/device/storage';
import { createTabChanges } from '../client/tabChanges.ts';

/** What was claimed, in the person's tabs. */
export const { note: notePromotionsChange, follow: followPromotions } = createTabChanges(promotionsChangeItem, [
  'Promotions',
  'Cashback',
  'Wallet',
]);

import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { promotionsApi } from './getUnclaimedPromos.api.ts';
import { notePromotionsChange } from './promotionTabs.api.ts';

/**
 * Takes a promotion that was claimed out of what waits, wherever that shows, and lets the person's other tabs know. What the
 * gateway says of it comes after.
 */
export function dropUnclaimed(promoId: string): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const languages = promotionsApi.util.selectCachedArgsForQuery(getState() as never, 'getUnclaimedPromos');
    for (const asked of languages)
      dispatch(
        promotionsApi.util.updateQueryData('getUnclaimedPromos', asked, (waiting) => {
          const items = waiting.items.filter((item) => item.promoId !== promoId);
          return { count: waiting.count - (waiting.items.length - items.length), items };
        }) as unknown as UnknownAction,
      );
    notePromotionsChange(getState());
  };
}

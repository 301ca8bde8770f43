import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { promotionsApi } from './getUnclaimedPromos.api.ts';
import { notePromotionsChange } from './promotionTabs.api.ts';

/**
 * Removes a claimed promotion from the cached unclaimed promotions, and notifies the member's other tabs. The gateway's
 * reply follows later.
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

import { gatewayTime, type GatewayError } from '@livery/api/client';
import { type Promotion, useGetPromotionsQuery } from '@livery/api/promotions/getPromotions';
import { failureOf } from '@livery/foundation/failure';
import { useListPosition } from '@livery/foundation/messages';
import { useNow, usePageShown } from '@livery/foundation/refresh';
import { useLanguage } from '@livery/i18n/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { inOrder, promotionStateAt, typesOf } from '../../model/promotionSteps.ts';
import type { PromotionsViewProps } from './PromotionsView.tsx';

interface PromotionsScreenState {
  /** Props of the list. Undefined until the promotions have loaded. */
  list: Omit<PromotionsViewProps, 'notices'> | undefined;
  /**
   * The promotion of `?id=` in the address. Undefined on the list. Its `promotion` is undefined if no promotion has
   * that id.
   */
  opened: { id: string; promotion: Promotion | undefined } | undefined;
  /** The error, if there is nothing to show. */
  failure: GatewayError | undefined;
  /** Whether the last request failed, so that the content may be out of date. */
  isStale: boolean;
  onRetry: () => void;
}

/** Returns the promotions in their current states, filtered by the type in the address, and the open promotion. */
export function usePromotionsScreen(): PromotionsScreenState {
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const query = useGetPromotionsQuery({ language }, { refetchOnMountOrArgChange: 30 });
  // Rerenders when a deadline has passed.
  const [, setPassed] = useState(0);
  // On a page that stays open, a promotion reaches its beginning or its last day. On the last day it has a countdown.
  useNow(usePageShown());
  // Do not show the promotions in the old language while the new ones load.
  const { currentData: data, isFetching } = query;
  const now = gatewayTime();
  const all = data?.map((promotion) => ({ ...promotion, state: promotionStateAt(promotion, now) }));
  const id = search.get('id') ?? undefined;
  const types = all === undefined ? [] : typesOf(all);
  const type = types.find((each) => each === search.get('type'));
  useListPosition(id);

  return {
    list: all && {
      promotions: inOrder(all.filter((promotion) => type === undefined || promotion.type === type)),
      types,
      type,
      onType: (chosen) => setSearch(chosen === undefined ? {} : { type: chosen }, { replace: true }),
      onEnd: () => {
        setPassed((count) => count + 1);
        void query.refetch();
      },
    },
    opened: id === undefined ? undefined : { id, promotion: all?.find(({ promoId }) => promoId === id) },
    failure: data === undefined && !isFetching ? failureOf(query.error) : undefined,
    isStale: query.isError && !isFetching,
    onRetry: () => void query.refetch(),
  };
}

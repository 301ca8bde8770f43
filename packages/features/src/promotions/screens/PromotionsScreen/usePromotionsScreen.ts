import { gatewayTime, type GatewayError } from '@livery/api/client';
import { type Promotion, useGetPromotionsQuery } from '@livery/api/promotions/getPromotions';
import { failureOf } from '@livery/foundation/failure';
import { useListPosition } from '@livery/foundation/messages';
import { useNow, usePageShown } from '@livery/foundation/refresh';
import { useLanguage } from '@livery/i18n/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { inOrder, standingAt, typesOf } from '../../model/promotionSteps.ts';
import type { PromotionsViewProps } from './PromotionsView.tsx';

interface PromotionsScreenState {
  /** Undefined until they are here. */
  list: Omit<PromotionsViewProps, 'notices'> | undefined;
  /** What `?id=` names; undefined on the list. Its promotion is undefined where there is none of that id. */
  opened: { id: string; promotion: Promotion | undefined } | undefined;
  /** There is nothing to show, and why. */
  failure: GatewayError | undefined;
  /** The latest answer of the gateway did not come: what shows may be old. */
  isStale: boolean;
  onRetry: () => void;
}

/** The promotions as they stand now, those of the type that the address names, and the one that is open. */
export function usePromotionsScreen(): PromotionsScreenState {
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const query = useGetPromotionsQuery({ language }, { refetchOnMountOrArgChange: 30 });
  // A deadline that passes is looked at anew.
  const [, setPassed] = useState(0);
  // A page that is left open comes to the last day of a promotion, which has a clock, and to its beginning.
  useNow(usePageShown());
  // Those of another language are nothing to read while this one's are on their way.
  const { currentData: data, isFetching } = query;
  const now = gatewayTime();
  const all = data?.map((promotion) => ({ ...promotion, state: standingAt(promotion, now) }));
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

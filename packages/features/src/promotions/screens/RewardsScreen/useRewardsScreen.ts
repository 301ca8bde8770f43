import type { GatewayError } from '@livery/api/client';
import { type UnclaimedPromo, useGetUnclaimedPromosQuery } from '@livery/api/promotions/getUnclaimedPromos';
import { failureOf } from '@livery/foundation/failure';
import { useContentPictures } from '@livery/foundation/pictures';
import { useNow, usePageShown } from '@livery/foundation/refresh';
import { useLanguage } from '@livery/i18n/react';
import { toastDuration } from '@livery/ui/toasts';
import { useEffect, useState } from 'react';
import { useClaimPromotion } from '../../hooks/useClaimPromotion.ts';
import { keepClaimedReward, type ClaimedReward } from '../../model/keepClaimedReward.ts';
import type { RewardsViewProps } from './RewardsView.tsx';

interface RewardsScreenState {
  /** Props of the view. Undefined until the rewards have loaded. */
  view: Omit<RewardsViewProps, 'playBreak'> | undefined;
  /** The error, if there is nothing to show. */
  failure: GatewayError | undefined;
  onRetry: () => void;
}

/** State and handlers of the screen. The view uses no endpoints and no store. */
export function useRewardsScreen(): RewardsScreenState {
  const query = useGetUnclaimedPromosQuery({ language: useLanguage() }, { refetchOnMountOrArgChange: true });
  // Do not show the rewards in the old language while the new ones load.
  const { currentData: data, isError, isFetching, refetch } = query;
  // On a page that stays open, a reward reaches its last day. On that day it has a countdown.
  useNow(usePageShown());
  const pictureOf = useContentPictures();
  const [tried, setTried] = useState<ClaimedReward<UnclaimedPromo>>();
  const waiting = data?.items ?? [];
  const { claim, ...claims } = useClaimPromotion((promoId) => {
    const index = waiting.findIndex((reward) => reward.promoId === promoId);
    if (index !== -1) setTried({ reward: waiting[index]!, index });
  });

  const isClaimed = claims.claimed !== undefined;
  useEffect(() => {
    if (!isClaimed) return undefined;
    const timer = setTimeout(() => setTried(undefined), toastDuration.short);
    return () => clearTimeout(timer);
  }, [isClaimed]);

  return {
    view: data && {
      ...claims,
      rewards: keepClaimedReward(waiting, tried),
      waiting: new Set(waiting.map(({ promoId }) => promoId)),
      pictureOf,
      isStale: isError && !isFetching,
      onClaim: (promoId) => {
        const reward = waiting.find((one) => one.promoId === promoId);
        if (reward && claims.claiming === undefined) claim(reward);
      },
      onOver: () => void refetch(),
    },
    failure: data === undefined && !isFetching ? failureOf(query.error) : undefined,
    onRetry: () => void refetch(),
  };
}

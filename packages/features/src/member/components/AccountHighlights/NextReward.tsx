import { useGetPromotionsQuery } from '@livery/api/promotions/getPromotions';
import { useGetUnclaimedPromosQuery } from '@livery/api/promotions/getUnclaimedPromos';
import { paths, promotionAddress } from '@livery/foundation/addresses';
import { useFormats } from '@livery/foundation/formats';
import { useRule } from '@livery/foundation/roles';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { Money, Progress, Skeleton } from '@livery/ui';
import { nearestReward } from '../../model/nearestReward.ts';
import styles from './AccountHighlights.module.css';
import { HighlightLink } from './HighlightLink.tsx';

/**
 * The next reward: one that can be claimed, otherwise the joined promotion that is nearest to its goal. Renders nothing
 * if there is neither.
 */
export function NextReward() {
  const { t } = useTexts('member');
  const { money } = useFormats();
  const language = useLanguage();
  const isOffered = useRule(paths.rewards) === 'open';
  const { data: unclaimed, isLoading: areRewardsLoading } = useGetUnclaimedPromosQuery(
    { language },
    { skip: !isOffered, refetchOnMountOrArgChange: true },
  );
  const { data: promotions, isLoading: arePromotionsLoading } = useGetPromotionsQuery(
    { language },
    { skip: unclaimed === undefined || unclaimed.items.length > 0, refetchOnMountOrArgChange: 30 },
  );
  const [claimable] = unclaimed?.items ?? [];
  const running = nearestReward(promotions ?? []);
  // Isolated, so that an amount keeps its character order in right-to-left text.
  const isolated = (amount: string) => `\u2068${money(amount)}\u2069`;

  if (claimable !== undefined)
    return (
      <HighlightLink href={paths.rewards} label={t('readyToClaim')} hint={claimable.title}>
        {claimable.bonus !== undefined && (
          <span data-tone="positive" className={styles.amount}>
            <Money size="large">{money(claimable.bonus)}</Money>
          </span>
        )}
      </HighlightLink>
    );
  if (running !== undefined) {
    const { staked, goal } = running.progress;
    const reachedText = t('progressOf', { amount: isolated(staked), total: isolated(goal) });
    return (
      <HighlightLink href={promotionAddress(running.promoId)} label={t('nextReward')} hint={running.title}>
        <bdi aria-hidden className={styles.progress}>
          {reachedText}
        </bdi>
        <Progress
          words="hidden"
          label={t('nextReward')}
          value={Number(staked)}
          max={Number(goal)}
          valueText={reachedText}
        />
      </HighlightLink>
    );
  }
  // The place is reserved, so that the other link does not change its width when the reply arrives.
  return areRewardsLoading || arePromotionsLoading ? <Skeleton className={styles.awaited} /> : null;
}

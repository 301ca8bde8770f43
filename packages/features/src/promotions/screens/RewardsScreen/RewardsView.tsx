import type { UnclaimedPromo } from '@livery/api/promotions/getUnclaimedPromos';
import { paths } from '@livery/foundation/addresses';
import { ConfirmBonus } from '@livery/foundation/bonus';
import { useFormats } from '@livery/foundation/formats';
import { NotUpToDate } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState, List, ScreenBody, ScreenPart } from '@livery/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ClaimPromotion } from '../../hooks/useClaimPromotion.ts';
import { RewardRow } from './RewardRow.tsx';

export interface RewardsViewProps extends Omit<ClaimPromotion, 'claim'> {
  /** The waiting rewards, and the reward whose claim was tried. */
  rewards: readonly UnclaimedPromo[];
  /** Ids of the waiting rewards. */
  waiting: ReadonlySet<string>;
  /** Returns the absolute address of a picture. Undefined if there is no picture to show. */
  pictureOf: (imageUrl: string) => string | undefined;
  /** Whether the last request failed. */
  isStale: boolean;
  /** Shows the member's break from play, which forbids claims. Undefined without a break. */
  playBreak: ReactNode | undefined;
  onClaim: (promoId: string) => void;
  /** Called when the time of a reward is over. */
  onOver: () => void;
}

/** The number of waiting rewards, and each reward with its button. Without rewards, a link to the promotions. */
export function RewardsView(props: RewardsViewProps) {
  const { rewards, waiting, pictureOf, isStale, playBreak, onClaim, onOver, confirm, ...claims } = props;
  const { t } = useTexts('rewards');
  const { numerals } = useFormats();
  const title = useRef<HTMLSpanElement>(null);
  const { claiming, isLooking, failure, claimed } = claims;
  const tried = claimed ?? failure;
  const isGone = tried !== undefined && !waiting.has(tried.promoId);
  const isEmpty = rewards.length === 0;

  // The pressed button is gone. After the last reward, the number is gone too. So the title gets the focus, unless the
  // player has focused something else.
  useEffect(() => {
    if (isGone && document.activeElement === document.body) title.current?.focus();
  }, [isGone, isEmpty]);

  if (isEmpty)
    return (
      <ScreenBody>
        {isStale && <NotUpToDate>{t('notUpToDate')}</NotUpToDate>}
        <EmptyState
          drawing="gifts"
          title={
            <span ref={title} tabIndex={-1}>
              {t('empty')}
            </span>
          }
          action={
            <ButtonLink href={paths.promotions} variant="primary">
              {t('toPromotions')}
            </ButtonLink>
          }
        >
          {t('emptyHint')}
        </EmptyState>
      </ScreenBody>
    );

  const count = waiting.size;
  return (
    <ScreenBody>
      {playBreak}
      {isStale && <NotUpToDate>{t('notUpToDate')}</NotUpToDate>}
      <ScreenPart
        title={
          <span ref={title} tabIndex={-1}>
            {t('waiting', { count, formattedCount: numerals(String(count)) })}
          </span>
        }
      >
        <List>
          {rewards.map((reward) => {
            const { promoId } = reward;
            const isOwn = (one: { promoId: string } | undefined) => one?.promoId === promoId;
            return (
              <RewardRow
                key={promoId}
                reward={reward}
                picture={pictureOf(reward.imageUrl)}
                isWaiting={waiting.has(promoId) && playBreak === undefined}
                isBusy={claiming === promoId}
                isLooking={claiming === promoId && isLooking}
                isPointerDown={claiming !== undefined && claiming !== promoId}
                failure={isOwn(failure) ? failure : undefined}
                claimed={isOwn(claimed) ? claimed : undefined}
                onClaim={() => onClaim(promoId)}
                onOver={onOver}
              />
            );
          })}
        </List>
      </ScreenPart>
      <ConfirmBonus {...confirm} />
    </ScreenBody>
  );
}

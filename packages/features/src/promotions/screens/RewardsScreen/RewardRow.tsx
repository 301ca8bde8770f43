import type { UnclaimedPromo } from '@livery/api/promotions/getUnclaimedPromos';
import { bonusConditionsOf } from '@livery/foundation/bonus';
import { useFormats } from '@livery/foundation/formats';
import { useMoneyInput } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { Button, Countdown, ListItem, Money } from '@livery/ui';
import { CircleCheck, Clock } from 'lucide-react';
import { ClaimFailure, type ClaimFailureProps } from '../../components/ClaimFailure/ClaimFailure.tsx';
import { useRewardEnd } from '../../hooks/useRewardEnd.ts';
import { RewardPicture } from './RewardPicture.tsx';
import styles from './RewardRow.module.css';

interface RewardRowProps {
  reward: UnclaimedPromo;
  /** Address of the reward's picture. */
  picture: string | undefined;
  /** Whether the reward can be claimed now. */
  isWaiting: boolean;
  /** Whether the reward is being claimed. */
  isBusy: boolean;
  /** Whether the reply was lost and the outcome is requested. */
  isLooking: boolean;
  /** Whether another reward is being claimed. Then this reward cannot be claimed. */
  isPointerDown: boolean;
  failure: ClaimFailureProps['failure'];
  claimed: { isReviewed: boolean } | undefined;
  onClaim: () => void;
  /** Called when the time of the reward is over. */
  onOver: () => void;
}

/** A reward: its picture, amount and end, and its button. After a claim, the result replaces the button. */
export function RewardRow(props: RewardRowProps) {
  const { reward, picture, isWaiting, isBusy, isLooking, isPointerDown, failure, claimed, onClaim, onOver } = props;
  const { title, bonus, endsAt } = reward;
  const { t } = useTexts('rewards');
  const { t: moneyTexts } = useTexts('money');
  const { money } = useFormats();
  const { decimals } = useMoneyInput();
  const conditions = bonusConditionsOf(reward, decimals);
  const endOf = useRewardEnd();
  const end = endsAt === undefined || claimed ? undefined : endOf(endsAt);

  return (
    <ListItem>
      <div className={styles.reward}>
        <RewardPicture address={picture} />
        <div className={styles.line}>
          <div className={styles.words}>
            <h3 className={styles.title}>
              <bdi>{title}</bdi>
            </h3>
            {bonus === undefined ? (
              <p className={styles.hint}>{t('depends')}</p>
            ) : (
              <p className={styles.amount}>
                <Money size="large">{money(bonus)}</Money>
              </p>
            )}
            {conditions && <p className={styles.hint}>{t('toStake', { amount: money(conditions.toStake) })}</p>}
            {end && (
              <div className={styles.end}>
                <Clock aria-hidden className={styles.icon} />
                {'clock' in end ? <Countdown {...end.clock} onEnd={onOver} /> : <span>{end.words}</span>}
              </div>
            )}
          </div>
          {isWaiting && !claimed && (
            <Button
              isBusy={isBusy}
              disabled={isPointerDown}
              aria-label={t('claimOf', { name: title })}
              onClick={onClaim}
            >
              {t('claim')}
            </Button>
          )}
        </div>
        <div role="status">
          {isLooking && <p className={styles.said}>{moneyTexts('looking')}</p>}
          {claimed && (
            <p className={styles.said}>
              <CircleCheck aria-hidden className={styles.icon} data-tone="good" />
              <span>{claimed.isReviewed ? t('processing') : t('claimed')}</span>
            </p>
          )}
        </div>
        <div className={styles.failure}>
          <ClaimFailure failure={failure} />
        </div>
      </div>
    </ListItem>
  );
}

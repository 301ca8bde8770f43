import { useTexts } from '@livery/i18n/react';
import { KeyValue, KeyValueList } from '@livery/ui';
import { ConfirmDialog } from '@livery/ui/dialog';
import { useFormats } from '../formats/index.ts';
import { useBackCloses } from '../navigation/index.ts';
import styles from './ConfirmBonus.module.css';

/** Requirements of a bonus. Amounts are decimal strings. */
export interface BonusConditions {
  bonus: string;
  /** The total of stakes that the member must place before a withdrawal, a decimal string. */
  toStake: string;
  /** End of the offer, as the gateway sends it. Undefined if it has no end. */
  offerEndsAt?: string | undefined;
}

export interface ConfirmBonusProps {
  isOpen: boolean;
  /** Name of the promotion; undefined if it is unknown. */
  promoTitle: string | undefined;
  /** Undefined if the conditions could not be loaded. */
  conditions: BonusConditions | undefined;
  /** Whether the accepted bonus is being sent. Default false. */
  isBusy?: boolean;
  onAccept: () => void;
  onDecline: () => void;
}

/**
 * Asks the player before a bonus restricts withdrawals. Shows the amount, the total that the player must stake, the end
 * of the offer, and the restriction of withdrawals. Nothing is sent before the player accepts. Its texts are in the area
 * `bonus`.
 */
export function ConfirmBonus({
  isOpen,
  promoTitle,
  conditions,
  isBusy = false,
  onAccept,
  onDecline,
}: ConfirmBonusProps) {
  const { t } = useTexts('bonus');
  const { money, moment } = useFormats();
  const decline = () => {
    if (!isBusy) onDecline();
  };
  useBackCloses(isOpen, decline);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('title')}
      confirmLabel={t('accept')}
      cancelLabel={t('decline')}
      isBusy={isBusy}
      onConfirm={onAccept}
      onCancel={decline}
    >
      <div className={styles.conditions}>
        {promoTitle !== undefined && (
          <p className={styles.promo}>
            <bdi>{promoTitle}</bdi>
          </p>
        )}
        {conditions === undefined ? (
          <p>{t('termsUnknown')}</p>
        ) : (
          <>
            <KeyValueList>
              <KeyValue label={t('bonus')}>{money(conditions.bonus, { sign: 'always' })}</KeyValue>
              <KeyValue label={t('toStake')}>{money(conditions.toStake)}</KeyValue>
              <KeyValue label={t('timeToStake')}>{t('noTimeLimit')}</KeyValue>
              {conditions.offerEndsAt !== undefined && (
                <KeyValue label={t('offerEnds')}>{moment(Date.parse(conditions.offerEndsAt))}</KeyValue>
              )}
            </KeyValueList>
            <p>{t('blocks')}</p>
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}

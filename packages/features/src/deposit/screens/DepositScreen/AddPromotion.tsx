import { ConfirmBonus } from '@livery/foundation/bonus';
import { useFormats } from '@livery/foundation/formats';
import { isZeroAmount } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { FormError, List, ListRow, Spinner } from '@livery/ui';
import { useState } from 'react';
import type { OfferedPromo } from '../../hooks/useAddPromotion.ts';
import styles from './OneDepositView.module.css';

export interface AddPromotionProps {
  offered: readonly OfferedPromo[];
  /** Id of the promotion whose call is pending. */
  taking: string | undefined;
  /** The error message of the last attempt. */
  failure: string | undefined;
  take: (promoId: string) => void;
}

/**
 * Promotions that can be added to a pending deposit. If the bonus restricts withdrawals, a tap first shows its
 * conditions. Renders nothing if there is no promotion.
 */
export function AddPromotion({ offered, taking, failure, take }: AddPromotionProps) {
  const { t } = useTexts('deposit');
  const { money } = useFormats();
  const [chosenId, setChosenId] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const chosen = offered.find(({ promoId }) => promoId === chosenId);
  if (offered.length === 0 && failure === undefined) return null;

  const choose = ({ promoId, toStake }: OfferedPromo) => {
    if (isZeroAmount(toStake)) return take(promoId);
    setChosenId(promoId);
    setAsking(true);
  };
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('takePromo')}</h3>
      <FormError>{failure}</FormError>
      {offered.length > 0 && (
        <List label={t('takePromo')}>
          {offered.map((promo) => (
            <ListRow
              key={promo.promoId}
              title={promo.title}
              hint={isZeroAmount(promo.toStake) ? undefined : t('promoAsks', { amount: money(promo.toStake) })}
              end={
                promo.promoId === taking ? (
                  <Spinner size="small" />
                ) : (
                  <bdi className={styles.bonus}>{money(promo.bonus, { sign: 'always' })}</bdi>
                )
              }
              onClick={() => choose(promo)}
            />
          ))}
        </List>
      )}
      <ConfirmBonus
        isOpen={isAsking && chosen !== undefined}
        promoTitle={chosen?.title}
        conditions={chosen}
        onAccept={() => {
          setAsking(false);
          if (chosen) take(chosen.promoId);
        }}
        onDecline={() => setAsking(false)}
      />
    </section>
  );
}

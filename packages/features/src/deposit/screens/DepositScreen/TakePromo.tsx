import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { FormError, List, ListRow, Spinner } from '@livery/ui';
import type { OfferedPromo } from '../../hooks/useTakePromo.ts';
import styles from './OneDepositView.module.css';

export interface TakePromoProps {
  offered: readonly OfferedPromo[];
  /** Id of the one that is being taken. */
  taking: string | undefined;
  /** Why the last one was not taken, as a sentence. */
  failure: string | undefined;
  take: (promoId: string) => void;
}

/** Promotions that a deposit may take along while it waits: a tap takes one. Nothing where there are none. */
export function TakePromo({ offered, taking, failure, take }: TakePromoProps) {
  const { t } = useTexts('deposit');
  const { money } = useFormats();
  if (offered.length === 0 && failure === undefined) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('takePromo')}</h3>
      <FormError>{failure}</FormError>
      {offered.length > 0 && (
        <List label={t('takePromo')}>
          {offered.map(({ promoId, title, bonus, toStake }) => (
            <ListRow
              key={promoId}
              title={title}
              hint={t('promoAsks', { amount: money(toStake) })}
              end={promoId === taking ? <Spinner size="small" /> : <bdi className={styles.bonus}>+{money(bonus)}</bdi>}
              onClick={() => take(promoId)}
            />
          ))}
        </List>
      )}
    </section>
  );
}

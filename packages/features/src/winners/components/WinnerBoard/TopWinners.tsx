import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Avatar, Money, Skeleton, VisuallyHidden } from '@livery/ui';
import { Crown } from 'lucide-react';
import styles from './TopWinners.module.css';

/** Someone's place among the best. */
export interface Place {
  /** From 1. */
  rank: number;
  /** Masked. */
  name: string;
  /** As the merchant writes it. */
  amount: string;
  /** Address of the person's picture. */
  picture?: string | undefined;
}

/** The three best, the first in the middle and highest. Its height is the same while they are awaited. */
export function TopWinners({ places }: { places: readonly Place[] | undefined }) {
  const { t } = useTexts('winners');
  const { numerals } = useFormats();
  return (
    <ol className={styles.podium}>
      {(places ?? awaited).map((place, index) => (
        <li key={index} className={styles.place}>
          {place === undefined ? (
            <Skeleton className={styles.awaited} />
          ) : (
            <>
              {place.rank === 1 && <Crown aria-hidden className={styles.crown} />}
              <VisuallyHidden as="span">{t('place', { rank: place.rank })}</VisuallyHidden>
              <span className={styles.face}>
                <Avatar name={place.name} src={place.picture} size={place.rank === 1 ? 'large' : 'medium'} />
              </span>
              <bdi className={styles.name}>{place.name}</bdi>
              <span className={styles.amount}>
                <Money size="small">{place.amount}</Money>
              </span>
            </>
          )}
          <span aria-hidden className={styles.step}>
            {numerals(String(index + 1))}
          </span>
        </li>
      ))}
    </ol>
  );
}

const awaited = [undefined, undefined, undefined] as const;

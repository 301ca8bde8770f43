import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Avatar, Money, Skeleton, VisuallyHidden } from '@livery/ui';
import { Crown } from 'lucide-react';
import styles from './TopWinners.module.css';

/** One of the three players who won most. */
export interface PodiumWinner {
  /** Position in the ranking, starting at 1. */
  rank: number;
  /** Masked name of the player. */
  name: string;
  /** Amount in the merchant's format. */
  amount: string;
  /** Address of the player's picture. */
  picture?: string | undefined;
}

/**
 * The podium: the three players who won most, the first in the middle and highest.
 *
 * @param winners undefined while they load. Then skeletons with the same height are shown
 */
export function TopWinners({ winners }: { winners: readonly PodiumWinner[] | undefined }) {
  const { t } = useTexts('winners');
  const { numerals } = useFormats();
  return (
    <ol className={styles.podium}>
      {(winners ?? awaited).map((winner, index) => (
        <li key={index} className={styles.winner}>
          {winner === undefined ? (
            <Skeleton className={styles.awaited} />
          ) : (
            <>
              {winner.rank === 1 && <Crown aria-hidden className={styles.crown} />}
              <VisuallyHidden as="span">{t('place', { rank: winner.rank })}</VisuallyHidden>
              <span className={styles.face}>
                <Avatar name={winner.name} src={winner.picture} size={winner.rank === 1 ? 'large' : 'medium'} />
              </span>
              <bdi className={styles.name}>{winner.name}</bdi>
              <span className={styles.amount}>
                <Money size="small">{winner.amount}</Money>
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

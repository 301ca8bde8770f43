import { LoadFailed, type LoadFailedProps } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import { SectionHeader, SegmentedControl } from '@livery/ui';
import { Trophy } from 'lucide-react';
import { type RefCallback, useId } from 'react';
import { type PodiumWinner, TopWinners } from './TopWinners.tsx';
import styles from './WinnerBoardView.module.css';
import { type LatestWin, LatestWins } from './LatestWins.tsx';

type Period = 'today' | 'week' | 'month';

export interface WinnerBoardViewProps {
  sightRef: RefCallback<Element>;
  /** Whether the board is visible. Only then its wins scroll. */
  isInSight: boolean;
  period: Period;
  onPeriod: (period: Period) => void;
  /** The top winners of the period; undefined while they load. */
  podium: readonly PodiumWinner[] | undefined;
  /** Whether the ranking is available. If it is not, only the wins are shown. */
  isPodiumKnown: boolean;
  /** The error and the retry, if the top winners of the chosen period could not be loaded. */
  podiumFailure?: LoadFailedProps | undefined;
  /** Wins, newest first. */
  wins: readonly LatestWin[];
}

/** The top winners of a period on a podium, and the latest wins below. */
export function WinnerBoardView({
  sightRef,
  isInSight,
  period,
  onPeriod,
  podium,
  isPodiumKnown,
  podiumFailure,
  wins,
}: WinnerBoardViewProps) {
  const { t } = useTexts('winners');
  const id = useId();
  return (
    <section ref={sightRef} aria-labelledby={id} className={styles.board}>
      <SectionHeader id={id} title={t('winners')} icon={<Trophy aria-hidden />} />
      <div className={styles.card}>
        {isPodiumKnown && podium?.length !== 0 && (
          <div className={styles.best}>
            <SegmentedControl
              label={t('period')}
              chosen={period}
              onChoose={onPeriod}
              options={[
                { id: 'today', label: t('today') },
                { id: 'week', label: t('week') },
                { id: 'month', label: t('month') },
              ]}
            />
            {podiumFailure ? <LoadFailed {...podiumFailure} /> : <TopWinners winners={podium} />}
          </div>
        )}
        <LatestWins label={t('latestWins')} wins={wins} isInSight={isInSight} />
      </div>
    </section>
  );
}

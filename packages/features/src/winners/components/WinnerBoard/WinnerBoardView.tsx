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
  /** Someone can see the board: only then its wins pass by. */
  isInSight: boolean;
  period: Period;
  onPeriod: (period: Period) => void;
  /** The best of the period; undefined while they are awaited. */
  podium: readonly PodiumWinner[] | undefined;
  /** False where the best can't be had: the wins then stand alone. */
  isPodiumKnown: boolean;
  /** Why the best of the chosen period are not here, and another try. */
  podiumFailure?: LoadFailedProps | undefined;
  /** The newest first. */
  wins: readonly LatestWin[];
}

/** The best of a period on their podium, and the last wins below. */
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

import type { BettableLottery } from '@livery/api/lottery/lottery';
import { useTexts } from '@livery/i18n/react';
import type { Play } from '../../model/picking.ts';
import styles from './Board.module.css';
import { KeyGrid } from './KeyGrid.tsx';
import { useBetTexts } from './useBetTexts.ts';

export interface TapBoardProps {
  kind: BettableLottery['kind'];
  /** Plays that take one tap. */
  plays: readonly Play[];
  /** What already lies on a pick, as shown; undefined where nothing does. */
  staked: (play: string, pick: string) => string | undefined;
  /** Puts the chosen chip on a pick. */
  onTap: (play: string, pick: string) => void;
  /** Whether nothing can be put down now. */
  isDisabled: boolean;
}

/** Everything that takes one tap, on one board, each with what it pays. */
export function TapBoard({ kind, plays, staked, onTap, isDisabled }: TapBoardProps) {
  const { t } = useTexts('betting');
  const { oddsText } = useBetTexts();
  return (
    <div className={styles.board}>
      <p className={styles.hint}>{t('hintTap')}</p>
      {plays.map((play) => (
        <section key={play.code} aria-label={play.name} className={styles.part}>
          <h3 className={styles.label}>{play.name}</h3>
          <div role="group" aria-label={play.name}>
            <KeyGrid
              kind={kind}
              play={play}
              choices={play.picks.from!}
              chosen={play.picks.from!.filter((pick) => staked(play.code, pick) !== undefined)}
              shape="tile"
              oddsOf={(pick) => oddsText(play, [pick])}
              stakedOn={(pick) => staked(play.code, pick)}
              isDisabled={isDisabled}
              onPress={(pick) => onTap(play.code, pick)}
            />
          </div>
        </section>
      ))}
    </div>
  );
}

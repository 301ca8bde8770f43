import type { BettableLottery } from '@livery/api/lottery/lottery';
import { useTexts } from '@livery/i18n/react';
import type { Play } from '../../model/picking.ts';
import styles from './Board.module.css';
import { KeyGrid } from './KeyGrid.tsx';
import { useBetTexts } from './useBetTexts.ts';

export interface TapBoardProps {
  kind: BettableLottery['kind'];
  /** The plays that take one tap. */
  plays: readonly Play[];
  /** The stake on a pick, as shown; undefined if there is none. */
  staked: (play: string, pick: string) => string | undefined;
  /** Adds the chosen chip to a pick. */
  onTap: (play: string, pick: string) => void;
  /** Whether no bet can be added now. */
  isDisabled: boolean;
}

/** One board with all plays that take one tap, each pick with its payout. */
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

import type { BettableLottery } from '@livery/api/lottery/lottery';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Button } from '@livery/ui';
import { useState } from 'react';
import { oddsOf, paysEachHit } from '../../model/odds.ts';
import { choicesOf, layoutOf, type Play, type Selection } from '../../model/picking.ts';
import styles from './Board.module.css';
import { FavoriteHeart, type FavoriteHeartProps } from './FavoriteHeart.tsx';
import { KeyGrid } from './KeyGrid.tsx';
import { TensFilter } from './TensFilter.tsx';
import { useBetTexts } from './useBetTexts.ts';

export interface BoardProps {
  kind: BettableLottery['kind'];
  play: Play;
  selection: Selection;
  /** Called with the place, from 0, and the tapped choice. */
  onToggle: (place: number, choice: string) => void;
  onClear: () => void;
  /** Stores the selection; missing if the selection makes no bet. */
  heart?: FavoriteHeartProps | undefined;
}

/** The board of a play. Several choices make several bets. */
export function Board({ kind, play, selection, onToggle, onClear, heart }: BoardProps) {
  const { t } = useTexts('betting');
  const { numerals } = useFormats();
  const { oddsText } = useBetTexts();
  const [tens, setTens] = useState<string>();
  const layout = layoutOf(play);
  const choices = choicesOf(play);
  const hasTens = layout === 'grid' && choices.length === 100;
  const shown = hasTens && tens !== undefined ? choices.filter((choice) => choice.startsWith(tens)) : choices;
  const hint =
    layout === 'places'
      ? t('hintPlaces')
      : play.picks.least === 1
        ? t('hintEach')
        : t('hintCombine', { number: numerals(String(play.picks.least)) });
  // The payouts are shown only if the choices have different payouts. Otherwise the payout of the play is enough.
  const hasOwnOdds = choices.some((choice) => oddsOf(play, [choice]).length < play.odds.length);
  const isTile = layout === 'sides' || hasOwnOdds;
  return (
    <section aria-label={play.name} className={styles.board}>
      <div className={styles.about}>
        <p className={styles.hint}>
          {hint} {paysEachHit(play) && t('eachHit')}
        </p>
        {heart && <FavoriteHeart {...heart} />}
        {selection.some((chosen) => chosen.length > 0) && (
          <Button variant="quiet" size="small" onClick={onClear}>
            {t('clearChoice')}
          </Button>
        )}
      </div>
      {hasTens && <TensFilter chosen={tens} onChoose={setTens} />}
      {selection.map((chosen, place) => (
        <div
          key={place}
          role="group"
          aria-label={layout === 'places' ? t('place', { number: numerals(String(place + 1)) }) : play.name}
          className={layout === 'places' ? styles.position : styles.place}
        >
          {layout === 'places' && (
            <span aria-hidden className={styles.label}>
              {t('place', { number: numerals(String(place + 1)) })}
            </span>
          )}
          <KeyGrid
            kind={kind}
            play={play}
            choices={shown}
            chosen={chosen}
            shape={isTile ? 'tile' : shown.length > 20 ? 'cell' : 'round'}
            oddsOf={isTile ? (choice) => oddsText(play, [choice]) : undefined}
            onPress={(choice) => onToggle(place, choice)}
          />
        </div>
      ))}
    </section>
  );
}

import type { BettableLottery } from '@livery/api/lottery/lottery';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Button } from '@livery/ui';
import { type CSSProperties, useState } from 'react';
import { oddsOf, paysEachHit } from '../../model/odds.ts';
import { choicesOf, layoutOf, type Play, type Selection } from '../../model/picking.ts';
import styles from './Board.module.css';
import { ChoiceKey } from './ChoiceKey.tsx';
import { FavoriteHeart, type FavoriteHeartProps } from './FavoriteHeart.tsx';
import { TensFilter } from './TensFilter.tsx';
import { useBetTexts } from './useBetTexts.ts';

export interface BoardProps {
  kind: BettableLottery['kind'];
  play: Play;
  selection: Selection;
  /** Called with the place, from 0, and what was tapped there. */
  onToggle: (place: number, choice: string) => void;
  onClear: () => void;
  /** Stores what is chosen; missing where that makes no bet. */
  heart?: FavoriteHeartProps | undefined;
}

/** What a play lets choose. Several choices make several bets. */
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
  // Only where choices pay differently: else the play's own payout says it.
  const hasOwnOdds = choices.some((choice) => oddsOf(play, [choice]).length < play.odds.length);
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
          className={styles.place}
        >
          {layout === 'places' && (
            <span aria-hidden className={styles.label}>
              {t('place', { number: numerals(String(place + 1)) })}
            </span>
          )}
          <div className={styles.keys} style={columns(shown.length, kind)}>
            {shown.map((choice) => (
              <ChoiceKey
                key={choice}
                kind={kind}
                play={play}
                choice={choice}
                shape={layout === 'sides' || hasOwnOdds ? 'tile' : shown.length > 20 ? 'cell' : 'round'}
                isChosen={chosen.includes(choice)}
                {...((layout === 'sides' || hasOwnOdds) && { odds: oddsText(play, [choice]) })}
                onPress={() => onToggle(place, choice)}
              />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

/** As many columns as keep the numbers in order and the keys within a thumb's reach. */
export const columns = (count: number, kind: BettableLottery['kind']) =>
  ({ '--columns': columnCount(count, kind) }) as CSSProperties;

function columnCount(count: number, kind: BettableLottery['kind']): number {
  if (count === 100) return 10;
  if (count > 20) return kind === 'bingo' ? 5 : 8;
  if (count <= 3) return count;
  return count === 6 ? 3 : count === 14 ? 4 : 5;
}

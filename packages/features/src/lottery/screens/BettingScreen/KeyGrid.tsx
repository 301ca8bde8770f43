import type { BettableLottery } from '@livery/api/lottery/lottery';
import { stepFocus } from '@livery/ui';
import { useState } from 'react';
import type { Play } from '../../model/picking.ts';
import styles from './Board.module.css';
import { columnCount, columns } from './boardColumns.ts';
import { ChoiceKey, type ChoiceKeyProps } from './ChoiceKey.tsx';

interface KeyGridProps {
  kind: BettableLottery['kind'];
  play: Play;
  /** What shows, in its order. */
  choices: readonly string[];
  chosen: readonly string[];
  shape: ChoiceKeyProps['shape'];
  /** What 1.00 returns on a choice, as shown; missing where the play's own payout says it. */
  oddsOf?: ((choice: string) => string) | undefined;
  /** What already lies on a choice, as shown; undefined where nothing does. */
  stakedOn?: ((choice: string) => string | undefined) | undefined;
  isDisabled?: boolean;
  onPress: (choice: string) => void;
}

/**
 * The keys of one place, in a `group`. Tab reaches one of them; from there arrows move along the text and by rows, Home
 * and End to the first and the last: nobody presses Tab a hundred times to get past a board.
 */
export function KeyGrid({ kind, play, choices, chosen, shape, oddsOf, stakedOn, isDisabled, onPress }: KeyGridProps) {
  const [focused, setFocused] = useState<string>();
  const stop = [focused, ...chosen].find((choice) => choice !== undefined && choices.includes(choice)) ?? choices[0];
  return (
    <div className={styles.keys} style={columns(choices.length, kind)}>
      {choices.map((choice) => (
        <ChoiceKey
          key={choice}
          kind={kind}
          play={play}
          choice={choice}
          shape={shape}
          isChosen={chosen.includes(choice)}
          odds={oddsOf?.(choice)}
          staked={stakedOn?.(choice)}
          isDisabled={isDisabled}
          tabIndex={choice === stop ? 0 : -1}
          onFocus={() => setFocused(choice)}
          onKeyDown={(event) => stepFocus(event, '[role=group]', columnCount(choices.length, kind))}
          onPress={() => onPress(choice)}
        />
      ))}
    </div>
  );
}

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
  /** The shown choices, in order. */
  choices: readonly string[];
  chosen: readonly string[];
  shape: ChoiceKeyProps['shape'];
  /** The payout of a choice for a stake of 1.00, as shown; missing if all choices have the play's payout. */
  oddsOf?: ((choice: string) => string) | undefined;
  /** The stake on a choice, as shown; undefined if there is none. */
  stakedOn?: ((choice: string) => string | undefined) | undefined;
  isDisabled?: boolean;
  onPress: (choice: string) => void;
}

/**
 * The keys of one place, in a `group`. The Tab key reaches only one of them. Arrow keys move along the text and by
 * rows. Home and End move to the first and the last key. Otherwise a player would have to press Tab up to a hundred
 * times to pass a board.
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

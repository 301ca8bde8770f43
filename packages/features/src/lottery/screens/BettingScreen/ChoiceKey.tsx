import type { BettableLottery } from '@livery/api/lottery/lottery';
import { DieFace } from '@livery/ui';
import type { ComponentProps } from 'react';
import { usePickName } from '../../hooks/usePickName.ts';
import type { Play } from '../../model/picking.ts';
import styles from './ChoiceKey.module.css';

export interface ChoiceKeyProps extends Pick<ComponentProps<'button'>, 'tabIndex' | 'onFocus' | 'onKeyDown'> {
  kind: BettableLottery['kind'];
  play: Play;
  choice: string;
  /** Shape of the key. `round` is for digits and balls, `tile` for choices with words or odds. */
  shape: 'round' | 'cell' | 'tile';
  isChosen: boolean;
  /** The payout for a stake of 1.00, as shown. */
  odds?: string | undefined;
  /** The stake on this choice, as shown. */
  staked?: string | undefined;
  isDisabled?: boolean | undefined;
  onPress: () => void;
}

/** One choice of a board: a number, a face of a die, a runner, or a side. */
export function ChoiceKey({
  kind,
  play,
  choice,
  shape,
  isChosen,
  odds,
  staked,
  isDisabled = false,
  onPress,
  ...focus
}: ChoiceKeyProps) {
  const pickName = usePickName();
  const isNumber = /^\d+$/.test(choice);
  const dice = kind === 'dice' && isNumber ? diceOf(play, choice) : 0;
  const isRunner = kind === 'race' && isNumber;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isDisabled}
      data-shape={shape}
      data-runner={isRunner ? choice : undefined}
      className={styles.key}
      onClick={onPress}
      {...focus}
    >
      {dice > 0 ? (
        <span role="img" aria-label={pickName(choice)} className={styles.dice}>
          {Array.from({ length: dice }, (_, index) => (
            <DieFace key={index} pips={Number(choice)} />
          ))}
        </span>
      ) : (
        <bdi className={styles.face}>{pickName(choice)}</bdi>
      )}{' '}
      {odds && (
        <bdi dir="ltr" className={styles.odds}>
          {odds}
        </bdi>
      )}{' '}
      {staked && <bdi className={styles.staked}>{staked}</bdi>}
    </button>
  );
}

/** Returns the number of dice that show the face; 0 if the choice is not a face, for example a sum. */
const diceOf = ({ code, picks }: Play, choice: string): number =>
  picks.from?.length === 6 && Number(choice) <= 6 ? (code === 'TRIPLE' ? 3 : code === 'PAIR' ? 2 : 1) : 0;

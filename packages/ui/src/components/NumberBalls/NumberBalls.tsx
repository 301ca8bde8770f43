import { classNames } from '../../classNames.ts';
import { DieFace } from './DieFace.tsx';
import styles from './NumberBalls.module.css';

export interface NumberBallsProps {
  /** As drawn, in their order: `['4', '4', '9']`. */
  numbers: readonly string[];
  /**
   * What they were drawn as. `digits` make one number and run from left to right in every language; `balls`, `dice` and
   * `runners` stand in the page's direction. Default `balls`.
   */
  look?: 'digits' | 'balls' | 'dice' | 'runners';
  /** Default `medium`. */
  size?: 'small' | 'medium';
  /** How many show at most; after them stands how many more there are. Default: all. */
  limit?: number;
  /** Says what they are and all of them, for screen readers: 'Last numbers: 4, 4, 9'. */
  label: string;
  /** The text with its digits 0-9 in the language's own. */
  toNumerals: (text: string) => string;
  /** Just drawn: they drop in one after the other. Give the numbers a key, such as the draw's, so that they do it once. */
  isFresh?: boolean;
}

/** The numbers of a draw. */
export function NumberBalls({
  numbers,
  look = 'balls',
  size = 'medium',
  limit = Infinity,
  label,
  toNumerals,
  isFresh = false,
}: NumberBallsProps) {
  const shown = numbers.slice(0, limit);
  const rest = numbers.length - shown.length;
  return (
    <span
      role="img"
      aria-label={label}
      dir={look === 'digits' ? 'ltr' : undefined}
      className={classNames(styles.numbers, styles[look], styles[size], isFresh && styles.fresh)}
    >
      {shown.map((number, index) => (
        <span key={index} className={styles.one}>
          {look === 'dice' ? <DieFace pips={Number(number)} /> : <bdi>{toNumerals(number)}</bdi>}
        </span>
      ))}
      {rest > 0 && <bdi className={styles.rest}>+{toNumerals(String(rest))}</bdi>}
    </span>
  );
}

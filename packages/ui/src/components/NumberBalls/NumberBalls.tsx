import { classNames } from '../../classNames.ts';
import { DieFace } from './DieFace.tsx';
import styles from './NumberBalls.module.css';

export interface NumberBallsProps {
  /** The drawn numbers, in order: `['4', '4', '9']`. */
  numbers: readonly string[];
  /**
   * Kind of numbers. `digits` form one number, which is written from left to right in every language. `balls`, `dice`
   * and `runners` follow the direction of the page. Default `balls`.
   */
  look?: 'digits' | 'balls' | 'dice' | 'runners';
  /** Default `medium`. */
  size?: 'small' | 'medium';
  /** Maximum number of shown numbers. The count of the hidden ones is shown after them. Default: all are shown. */
  limit?: number;
  /** Text for screen readers with all numbers, for example 'Last numbers: 4, 4, 9'. */
  label: string;
  /** Converts the digits 0-9 of a text to those of the language. */
  toNumerals: (text: string) => string;
  /**
   * New numbers: they drop in one after the other. Set a key, for example the draw's number, so that the animation runs
   * only once.
   */
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

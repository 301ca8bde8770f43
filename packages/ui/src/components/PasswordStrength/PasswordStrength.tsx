import { classNames } from '../../classNames.ts';
import styles from './PasswordStrength.module.css';

/** From 1, which anybody guesses, to 4, which nobody does. */
export type StrengthLevel = 1 | 2 | 3 | 4;

export interface PasswordStrengthProps {
  /** Undefined while nothing is typed: then nothing shows. */
  level: StrengthLevel | undefined;
  /** The level in words, such as "Weak password". */
  word: string;
  /** What would make it better. */
  hint?: string;
}

const levels = [1, 2, 3, 4] as const;

/**
 * How hard a new password is to guess: four bars, the same in words, and what to do about it. The words are read aloud, politely,
 * as they change. Stands below the field; it forbids nothing.
 */
export function PasswordStrength({ level, word, hint }: PasswordStrengthProps) {
  return (
    <div role="status">
      {level !== undefined && (
        <div className={styles.strength}>
          <div aria-hidden className={classNames(styles.bars, styles[`level${level}`])}>
            {levels.map((one) => (
              <span key={one} className={classNames(styles.bar, one <= level && styles.filled)} />
            ))}
          </div>
          <p className={styles.words}>
            <span className={styles.word}>{word}</span>
            {hint !== undefined && <span>{hint}</span>}
          </p>
        </div>
      )}
    </div>
  );
}

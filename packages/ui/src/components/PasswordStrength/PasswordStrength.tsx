import { classNames } from '../../classNames.ts';
import styles from './PasswordStrength.module.css';

/** From 1 (easy to guess) to 4 (very hard to guess). */
export type StrengthLevel = 1 | 2 | 3 | 4;

export interface PasswordStrengthProps {
  /** Undefined while the field is empty. Then nothing is shown. */
  level: StrengthLevel | undefined;
  /** The level in words, for example "Weak password". */
  word: string;
  /** Text that explains how to improve the password. */
  hint?: string;
}

const levels = [1, 2, 3, 4] as const;

/**
 * How hard a new password is to guess: four bars, the level in words, and a hint. Changes are announced politely. It is
 * below the field, and rejects no password.
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

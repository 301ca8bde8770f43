import { Globe } from 'lucide-react';
import type { MouseEvent } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './Flag.module.css';

interface FlagProps {
  /**
   * Name of a language's flag as `@livery/i18n` has it, such as US for English or BN for Bengali. No country's code: BN
   * here is Bangladesh's flag, and Brunei's would be another (countries have theirs in the phone field's picker).
   */
  name: string;
  /** `medium` in a row or a bar, `large` by itself. */
  size?: 'medium' | 'large';
}

/**
 * A round flag that stands for a language; a globe for one that has none here. A language that ships brings its flag in
 * `Flag.module.css`, as a picture: it costs a file only where it is shown. An ornament: the language's name says it.
 */
export function Flag({ name, size = 'medium' }: FlagProps) {
  const picture = styles[name];
  return (
    <span aria-hidden className={classNames(styles.flag, styles[size], picture)}>
      {picture === undefined && <Globe />}
    </span>
  );
}

interface FlagButtonProps {
  /** Name of the flag of the language on screen. */
  flag: string;
  /** Says what opens. */
  label: string;
  /** Whether it is open. Default false. */
  isOpen?: boolean;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A round flag that opens the choice of language. */
export function FlagButton({ flag, label, isOpen = false, onClick }: FlagButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onClick}
      className={styles.button}
    >
      <Flag name={flag} />
    </button>
  );
}

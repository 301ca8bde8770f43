import { Globe } from 'lucide-react';
import type { MouseEvent } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './Flag.module.css';

interface FlagProps {
  /**
   * Name of a language's flag in `@livery/i18n`, for example US for English or BN for Bengali. It is not a country
   * code: BN here is Bangladesh's flag, not Brunei's (the phone field's picker has the flags of countries).
   */
  name: string;
  /** `medium` in a row or a bar, `large` for a flag without other content. Default `medium`. */
  size?: 'medium' | 'large';
}

/**
 * A round flag for a language, or a globe for a language without a flag. `Flag.module.css` contains the flag of each
 * shipped language as a picture, which loads only when it is shown. It is decorative, so the name of the language must
 * be beside it.
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
  /** Name of the flag of the current language. */
  flag: string;
  /** The name of the content that the button opens. */
  label: string;
  /** Whether this content is open. Default false. */
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

import { Globe } from 'lucide-react';
import { classNames } from '../../classNames.ts';
import styles from './Flag.module.css';

/**
 * A round flag; a globe for a country that has none here. A language that ships brings its flag in `Flag.module.css`,
 * as a picture: it costs a file only where it is shown. An ornament: the language's name says it.
 */
export function Flag({ country, size = 'medium' }: { country: string; size?: 'medium' | 'large' }) {
  const picture = styles[country];
  return <span aria-hidden className={classNames(styles.flag, styles[size], picture)}>{picture === undefined && <Globe />}</span>;
}

interface FlagButtonProps {
  /** ISO 3166 code of the country whose flag stands for the language. */
  flag: string;
  /** Says what opens. */
  label: string;
  onClick: () => void;
}

/** A round flag that opens the choice of language. */
export function FlagButton({ flag, label, onClick }: FlagButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className={styles.button}>
      <Flag country={flag} />
    </button>
  );
}

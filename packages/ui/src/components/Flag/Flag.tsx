import { BD, ES, PK, US } from 'country-flag-icons/react/1x1';
import { Globe } from 'lucide-react';
import { classNames } from '../../classNames.ts';
import styles from './Flag.module.css';

/** By ISO 3166 code. A language that ships brings its flag here: all flags together weigh more than the app. */
const drawings: Readonly<Record<string, typeof US>> = { BD, ES, PK, US };

/** A round flag; a globe for a country that has no drawing here. An ornament: the language's name says it. */
export function Flag({ country, size = 'medium' }: { country: string; size?: 'medium' | 'large' }) {
  const Drawing = drawings[country];
  return (
    <span aria-hidden className={classNames(styles.flag, styles[size])}>
      {Drawing ? <Drawing /> : <Globe />}
    </span>
  );
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

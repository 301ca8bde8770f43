import { Suspense } from 'react';
import { classNames } from '../../classNames.ts';
import { lazyOrnament } from '../../lazyOrnament.ts';
import styles from './Flag.module.css';

const FlagDrawing = lazyOrnament(async () => (await import('./FlagDrawing.tsx')).FlagDrawing);

/** A round flag; a globe for a country that has no drawing here. An ornament: the language's name says it. */
export function Flag({ country, size = 'medium' }: { country: string; size?: 'medium' | 'large' }) {
  return (
    <span aria-hidden className={classNames(styles.flag, styles[size])}>
      <Suspense><FlagDrawing country={country} /></Suspense>
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

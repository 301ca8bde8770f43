import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './Flag.module.css';

const usStripes = [0, 2, 4, 6, 8, 10, 12].map((stripe) => <rect key={stripe} y={stripe * 2.4615} width="32" height="2.4615" fill="#b22234" />);
const usStars = [4, 8, 12].flatMap((y) => [3, 7, 11, 15].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="0.8" fill="#fff" />));

/** By ISO 3166 code, cut for a circle. Flags have their own colours, whatever the theme. */
const drawings: Readonly<Record<string, ReactNode>> = {
  BD: <><path fill="#006a4e" d="M0 0h32v32H0z" /><circle cx="15" cy="16" r="8" fill="#f42a41" /></>,
  ES: <><path fill="#aa151b" d="M0 0h32v32H0z" /><path fill="#f1bf00" d="M0 8h32v16H0z" /></>,
  PK: (
    <>
      <path fill="#01411c" d="M0 0h32v32H0z" /><path fill="#fff" d="M0 0h9v32H0z" />
      <circle cx="20" cy="16.5" r="6.5" fill="#fff" /><circle cx="22" cy="14.8" r="5.8" fill="#01411c" />
      <path fill="#fff" d="M25.4 9.2l.6 1.9 2 .1-1.6 1.2.5 1.9-1.6-1.1-1.7 1.1.6-1.9-1.6-1.2 2-.1z" />
    </>
  ),
  US: <><path fill="#fff" d="M0 0h32v32H0z" />{usStripes}<path fill="#3c3b6e" d="M0 0h18v17.2H0z" />{usStars}</>,
};

/** A round flag; a globe for a country that has no drawing here. An ornament: the language's name says it. */
export function Flag({ country, size = 'medium' }: { country: string; size?: 'medium' | 'large' }) {
  const drawing = drawings[country];
  return (
    <span aria-hidden className={classNames(styles.flag, styles[size])}>
      {drawing ? <svg viewBox="0 0 32 32">{drawing}</svg> : <Globe />}
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

import { ArrowDown, ArrowUp, Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../../classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Money } from '../Money/Money.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Balance.module.css';

export interface BalanceProps {
  /** Says what the amount is, such as 'Balance'. */
  label: string;
  /** The formatted amount; undefined while it loads. */
  amount: string | undefined;
  /** A number that grows with the amount, such as its minor units. Only compared with the value before: up or down. */
  value?: number;
  /** Text announced politely after a change, such as 'Balance went up to ৳512.00'. */
  changeText?: (change: 'up' | 'down', amount: string) => string;
  /** If given, an eye beside the label hides and shows the amount. */
  cover?: { isCovered: boolean; onToggle: () => void; showLabel: string; coverLabel: string; coveredText: string };
}

/** Milliseconds for which a change is shown. */
const changeMs = 1500;

/**
 * The amount a screen is about: large, in digits of one width, with its last change. Hidden, it is six dots whatever
 * its length, for screen readers too.
 */
export function Balance({ label, amount, value, changeText, cover }: BalanceProps) {
  const isCovered = cover?.isCovered === true;
  const change = useChange(value);
  const Arrow = change === 'up' ? ArrowUp : ArrowDown;
  return (
    <div className={styles.balance}>
      <p className={styles.head}>
        <span className={styles.label}>{label}</span>
        {cover && (
          <IconButton label={isCovered ? cover.showLabel : cover.coverLabel} onClick={cover.onToggle}>
            {isCovered ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        )}
      </p>
      {amount === undefined ? (
        <Skeleton className={styles.awaited} />
      ) : isCovered ? (
        <p className={styles.amount}>
          <span aria-hidden className={styles.dots}>
            ••••••
          </span>
          <VisuallyHidden as="span">{cover.coveredText}</VisuallyHidden>
        </p>
      ) : (
        <p className={classNames(styles.amount, change && styles[change])}>
          <Money size="hero">{amount}</Money>
          {change && <Arrow aria-hidden />}
        </p>
      )}
      <VisuallyHidden>
        <p aria-live="polite">{change && !isCovered && amount !== undefined && changeText?.(change, amount)}</p>
      </VisuallyHidden>
    </div>
  );
}

/** Whether the value went up or down, for 1.5 s after it changed. The first value is no change. */
function useChange(value: number | undefined): 'up' | 'down' | undefined {
  const [seen, setSeen] = useState({ value, change: undefined as 'up' | 'down' | undefined });
  if (seen.value !== value) {
    const isKnown = seen.value !== undefined && value !== undefined;
    setSeen({ value, change: isKnown ? (value > seen.value! ? 'up' : 'down') : undefined });
  }
  useEffect(() => {
    if (seen.change === undefined) return undefined;
    const timer = setTimeout(() => setSeen((before) => ({ ...before, change: undefined })), changeMs);
    return () => clearTimeout(timer);
  }, [seen]);
  return seen.change;
}

import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../../classNames.ts';
import { changeOf } from '../Money/amounts.ts';
import { CountedMoney } from '../Money/CountedMoney.tsx';
import { HiddenMoney } from '../Money/HiddenMoney.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Balance.module.css';
import { CoverButton, type CoverButtonProps } from './CoverButton.tsx';

export interface BalanceProps {
  /** Describes the amount, for example 'Balance'. */
  label: string;
  /** Decimal text, for example "1234.50"; undefined while it loads. */
  amount: string | undefined;
  /** Formats an amount, with symbol and the digits of the language. */
  format: (amount: string) => string;
  /** Text announced politely after a change, for example 'Balance went up to ৳512.00'. */
  changeText?: (change: 'up' | 'down', amount: string) => string;
  /** Texts and state of the eye button beside the label, which hides and shows the amount. Default: no button. */
  cover?: CoverButtonProps;
}

/** Milliseconds for which a change is shown. */
const changeMs = 1500;

/**
 * The main amount of a screen, in large digits of equal width. If the amount changes, it counts to the new value and
 * shows an arrow. A hidden amount is always shown as four dots, and screen readers do not read it either.
 */
export function Balance({ label, amount, format, changeText, cover }: BalanceProps) {
  const isCovered = cover?.isCovered === true;
  const change = useChange(amount);
  const Arrow = change === 'up' ? ArrowUp : ArrowDown;
  return (
    <div className={styles.balance}>
      <p className={styles.head}>
        <span className={styles.label}>{label}</span>
        {cover && <CoverButton {...cover} />}
      </p>
      {amount === undefined ? (
        <Skeleton className={styles.awaited} />
      ) : (
        <p className={classNames(styles.amount, change && !isCovered && styles[change])}>
          {isCovered ? (
            <HiddenMoney size="hero" label={cover.coveredText} />
          ) : (
            <CountedMoney size="hero" amount={amount} format={format} />
          )}
          {change && !isCovered && <Arrow aria-hidden />}
        </p>
      )}
      <VisuallyHidden isSaid>
        {change && !isCovered && amount !== undefined && changeText?.(change, format(amount))}
      </VisuallyHidden>
    </div>
  );
}

/** Whether the amount went up or down, for 1.5 s after it changed. The first amount is not a change. */
function useChange(amount: string | undefined): 'up' | 'down' | undefined {
  const [seen, setSeen] = useState({ amount, change: undefined as 'up' | 'down' | undefined });
  if (seen.amount !== amount) {
    const isKnown = seen.amount !== undefined && amount !== undefined;
    setSeen({ amount, change: isKnown ? changeOf(seen.amount!, amount) : undefined });
  }
  useEffect(() => {
    if (seen.change === undefined) return undefined;
    const timer = setTimeout(() => setSeen((before) => ({ ...before, change: undefined })), changeMs);
    return () => clearTimeout(timer);
  }, [seen]);
  return seen.change;
}

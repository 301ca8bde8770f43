import { Money, type MoneyProps } from './Money.tsx';
import styles from './CountedMoney.module.css';
import { useCounting } from './useCounting.ts';

interface CountedMoneyProps extends Pick<MoneyProps, 'size'> {
  /** Decimal text, for example "1234.50". */
  amount: string;
  /** Formats an amount, with symbol and digits of the language. */
  format: (amount: string) => string;
}

/**
 * An amount that counts to its new value when it changes. It has the width of the new value from the start. A screen
 * reader reads only the new value.
 */
export function CountedMoney({ amount, format, size }: CountedMoneyProps) {
  const shown = useCounting(amount);
  const text = format(amount);
  if (shown === amount) return <Money size={size}>{text}</Money>;
  return (
    <Money size={size} length={text.length}>
      <span className={styles.counted}>
        <span aria-hidden className={styles.counting}>
          {format(shown)}
        </span>
        <span className={styles.reached}>{text}</span>
      </span>
    </Money>
  );
}

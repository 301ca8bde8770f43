import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import styles from './TensFilter.module.css';

interface TensFilterProps {
  /** The tens digit that is shown; undefined for all. */
  chosen: string | undefined;
  onChoose: (tens: string | undefined) => void;
}

const tens = Array.from({ length: 10 }, (_, digit) => String(digit));

/** Filters the numbers 00 to 99 by their tens digit. Hidden choices stay chosen. */
export function TensFilter({ chosen, onChoose }: TensFilterProps) {
  const { t } = useTexts('betting');
  const { numerals } = useFormats();
  return (
    <div role="group" aria-label={t('tens')} className={styles.filter}>
      <button
        type="button"
        aria-pressed={chosen === undefined}
        className={styles.one}
        onClick={() => onChoose(undefined)}
      >
        {t('all')}
      </button>
      {tens.map((digit) => (
        <button
          key={digit}
          type="button"
          aria-pressed={chosen === digit}
          className={styles.one}
          onClick={() => onChoose(digit)}
        >
          <bdi dir="ltr">{numerals(`${digit}0–${digit}9`)}</bdi>
        </button>
      ))}
    </div>
  );
}

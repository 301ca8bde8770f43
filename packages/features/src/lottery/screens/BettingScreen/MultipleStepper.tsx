import { useFormats } from '@livery/foundation/formats';
import { digitsOf } from '@livery/i18n/digits';
import { useTexts } from '@livery/i18n/react';
import { IconButton } from '@livery/ui';
import { Minus, Plus } from 'lucide-react';
import styles from './MultipleStepper.module.css';

export interface MultipleStepperProps {
  multiple: number;
  /** The highest that a bet takes. */
  most: number;
  onChange: (multiple: number) => void;
}

/** How many times the stake: stepped by one, or typed. */
export function MultipleStepper({ multiple, most, onChange }: MultipleStepperProps) {
  const { t } = useTexts('betting');
  const { numerals } = useFormats();
  const change = (to: number) => onChange(Math.min(most, Math.max(1, to)));
  return (
    <div role="group" aria-label={t('multiple')} className={styles.stepper}>
      <IconButton label={t('lower')} disabled={multiple <= 1} onClick={() => change(multiple - 1)}>
        <Minus aria-hidden />
      </IconButton>
      <span dir="ltr" className={styles.figure}>
        <span aria-hidden>×</span>
        <input
          inputMode="numeric"
          aria-label={t('multiple')}
          value={numerals(String(multiple))}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => change(Number(digitsOf(event.currentTarget.value).slice(-String(most).length)))}
          className={styles.input}
        />
      </span>
      <IconButton label={t('raise')} disabled={multiple >= most} onClick={() => change(multiple + 1)}>
        <Plus aria-hidden />
      </IconButton>
    </div>
  );
}

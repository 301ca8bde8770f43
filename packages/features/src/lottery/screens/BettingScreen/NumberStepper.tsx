import { useFormats } from '@livery/foundation/formats';
import { digitsOf } from '@livery/i18n/digits';
import { IconButton } from '@livery/ui';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './NumberStepper.module.css';

export interface NumberStepperProps {
  /** The name of the number for screen readers. */
  label: string;
  lowerLabel: string;
  raiseLabel: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
  /** A decorative mark before the number. */
  mark?: ReactNode;
  /** Whether the number cannot be changed. Default false. */
  isDisabled?: boolean;
}

/** A whole number that the player can type, or change by one. */
export function NumberStepper({
  label,
  lowerLabel,
  raiseLabel,
  value,
  least,
  most,
  onChange,
  mark,
  isDisabled = false,
}: NumberStepperProps) {
  const { numerals } = useFormats();
  /** Typed text that is still below the minimum, because it is the first digit of a larger number. */
  const [begun, setBegun] = useState<string>();
  const change = (to: number) => {
    setBegun(undefined);
    onChange(Math.min(most, Math.max(least, to)));
  };
  const type = (text: string) => {
    const digits = digitsOf(text).slice(-String(most).length);
    if (Number(digits) >= least) change(Number(digits));
    else setBegun(digits);
  };
  return (
    <div role="group" aria-label={label} className={styles.stepper}>
      <IconButton label={lowerLabel} disabled={isDisabled || value <= least} onClick={() => change(value - 1)}>
        <Minus aria-hidden />
      </IconButton>
      <span dir="ltr" className={styles.figure}>
        {mark !== undefined && <span aria-hidden>{mark}</span>}
        <input
          inputMode="numeric"
          aria-label={label}
          disabled={isDisabled}
          value={numerals(begun ?? String(value))}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setBegun(undefined)}
          className={styles.input}
        />
      </span>
      <IconButton label={raiseLabel} disabled={isDisabled || value >= most} onClick={() => change(value + 1)}>
        <Plus aria-hidden />
      </IconButton>
    </div>
  );
}

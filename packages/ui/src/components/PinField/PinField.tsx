import { digitsOnly } from '../../digitsOnly.ts';
import { PasswordField, type PasswordFieldProps } from '../PasswordField/PasswordField.tsx';

export interface PinFieldProps extends Omit<PasswordFieldProps, 'inputMode' | 'maxLength'> {
  /** Number of digits. Further digits are ignored. */
  length: number;
}

/**
 * A secret of a few digits, for example for withdrawals. It is hidden, with an eye button that shows it. Digits of any
 * script are accepted as 0-9.
 */
export function PinField({ length, onChange, ...rest }: PinFieldProps) {
  return (
    <PasswordField autoComplete="off" dir="ltr" {...rest} inputMode="numeric" onChange={digitsOnly(length, onChange)} />
  );
}

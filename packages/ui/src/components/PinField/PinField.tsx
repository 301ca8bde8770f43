import { digitsOnly } from '../../digitsOnly.ts';
import { PasswordField, type PasswordFieldProps } from '../PasswordField/PasswordField.tsx';

export interface PinFieldProps extends Omit<PasswordFieldProps, 'inputMode' | 'maxLength'> {
  /** How many digits it has; no more are taken. */
  length: number;
}

/** A secret of a few digits, such as the one that lets money out: hidden, with an eye. Digits of any script count as 0-9. */
export function PinField({ length, onChange, ...rest }: PinFieldProps) {
  return (
    <PasswordField autoComplete="off" dir="ltr" {...rest} inputMode="numeric" onChange={digitsOnly(length, onChange)} />
  );
}

import { Check } from 'lucide-react';
import { useId } from 'react';
import { AmountField, type AmountFieldProps } from '../AmountField/AmountField.tsx';
import { plainAmount } from '../AmountField/readAmount.ts';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import styles from './AmountChips.module.css';

export interface AmountOption {
  /** Decimal text, for example "500". */
  amount: string;
  /** The amount in the merchant's format: "৳৫০০". */
  label: string;
  /** A note below it in smaller text, for example a bonus. */
  note?: string;
  isDisabled?: boolean;
}

export interface AmountChipsProps extends Omit<AmountFieldProps, 'label' | 'suffix'> {
  /** The question above the chips: "How much do you deposit?". */
  label: string;
  options: readonly AmountOption[];
  /** Label of the field for any other amount. */
  otherLabel: string;
}

/**
 * Amounts to select from, and a field for any other amount. Both have the same value: selecting a chip fills the field,
 * and a typed amount selects its chip. The chips are radio buttons. Tab moves the focus to the selected chip, and the
 * arrow keys change the selection.
 */
export function AmountChips({ label, options, otherLabel, isRequired, ...field }: AmountChipsProps) {
  const name = useId();
  const chosen = plainAmount(field.value);
  return (
    <FieldGroup id={name} label={label} isRequired={isRequired}>
      <div className={styles.chips}>
        {options.map(({ amount, label: words, note, isDisabled }) => (
          <label key={amount} className={styles.chip}>
            <input
              type="radio"
              name={name}
              value={amount}
              disabled={field.disabled || isDisabled}
              checked={plainAmount(amount) === chosen}
              onChange={() => field.onChange(amount)}
              className={styles.input}
            />
            <bdi className={styles.words}>{words}</bdi>
            {note && <span className={styles.note}>{note}</span>}
            <span aria-hidden className={styles.tick}>
              <Check />
            </span>
          </label>
        ))}
      </div>
      <AmountField {...field} label={otherLabel} />
    </FieldGroup>
  );
}

import { Check } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../classNames.ts';
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
  /** The question: "How much do you deposit?". */
  label: string;
  options: readonly AmountOption[];
  /**
   * Label of the field for any other amount. Without it, the field has the question as its label and comes first, large,
   * above the chips.
   */
  otherLabel?: string;
}

/**
 * Amounts to select from, and a field for any other amount. Both have the same value: selecting a chip fills the field,
 * and a typed amount selects its chip. The chips are radio buttons. Tab moves the focus to the selected chip, and the
 * arrow keys change the selection.
 */
export function AmountChips({ label, options, otherLabel, isRequired, ...field }: AmountChipsProps) {
  const name = useId();
  const chosen = plainAmount(field.value);
  // Four short amounts fit in one line. Three and one would leave a gap.
  const inFours = options.length % 4 === 0 && options.every(({ label: words }) => words.length <= 8);
  const chips = (
    <div className={classNames(styles.chips, inFours && styles.inFours)}>
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
  );
  if (otherLabel === undefined)
    return (
      <div role="group" aria-label={label} className={styles.hero}>
        <AmountField {...field} label={label} isRequired={isRequired} size="hero" />
        {chips}
      </div>
    );
  return (
    <FieldGroup id={name} label={label} isRequired={isRequired}>
      {chips}
      <AmountField {...field} label={otherLabel} />
    </FieldGroup>
  );
}

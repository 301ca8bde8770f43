import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from '../FieldFrame/FieldFrame.tsx';
import { amountText, type DecimalMark, plainAmount, readAmount } from './readAmount.ts';
import { useSelectionOnFocus } from './useSelectionOnFocus.ts';
import styles from './AmountField.module.css';

export interface AmountFieldProps
  extends
    FieldTexts,
    Pick<ComponentPropsWithRef<'input'>, 'name' | 'ref' | 'onFocus' | 'onBlur' | 'disabled' | 'placeholder' | 'id'> {
  /** Decimal text, for example "1234.5", never a float; empty if the field is empty. */
  value: string;
  onChange: (amount: string) => void;
  /** The merchant's currency sign. */
  symbol?: string;
  /** Decimals of the merchant's currency. Default 2. */
  decimals?: number;
  /** Decimal mark of the merchant. Default a point. The other mark is accepted too. */
  decimalMark?: DecimalMark;
  /**
   * The amount in the merchant's format, without the sign: "12345.5" as "12,345.50". Shown while the player is not
   * typing.
   */
  grouped?: (amount: string) => string;
  /** Content at the line's end, for example a button that takes the whole balance. */
  suffix?: ReactNode;
}

/** Whether an input event is typing, one letter at a time. Pasting, dropping and autofill insert a whole text. */
const isTypedBy = (inputType: unknown) =>
  typeof inputType === 'string' && !/^insertFrom|^insertReplacement/.test(inputType);

/**
 * A field for an amount of money. It accepts digits of any script, with or without groups, and either decimal mark. The
 * text does not change until the field loses the focus: only a complete text shows whether "1,00" is one or becomes a
 * thousand. Then the amount is shown in the merchant's format. Extra decimals are cut off, never rounded.
 */
export function AmountField({
  label,
  help,
  error,
  isRequired,
  value,
  onChange,
  symbol,
  decimals = 2,
  decimalMark = '.',
  grouped,
  suffix,
  id,
  onFocus,
  onBlur,
  ...rest
}: AmountFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const read = (text: string) => readAmount(text, { decimals, mark: decimalMark });
  const inMark = (amount: string) => amount.replace('.', decimalMark);
  const [typed, setTyped] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const selection = useSelectionOnFocus();
  const isAsTyped = isTyping && plainAmount(read(typed)) === plainAmount(value);
  const inGroups = isTyping || value === '' ? undefined : grouped?.(value);
  const shown = isAsTyped ? typed : (inGroups ?? inMark(value));

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const isPasted = !('inputType' in event.nativeEvent && isTypedBy(event.nativeEvent.inputType));
    const text = amountText(event.currentTarget.value);
    const amount = read(text);
    setTyped(isPasted ? inMark(amount) : text);
    onChange(amount);
  };

  return (
    <FieldFrame id={fieldId} label={label} help={help} error={error} isRequired={isRequired} className={styles.box}>
      <div dir="ltr" className={styles.amount}>
        {symbol && (
          <span aria-hidden className={styles.symbol}>
            {symbol}
          </span>
        )}
        <input
          {...rest}
          type="text"
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={shown}
          onChange={handleChange}
          {...selection.pointerHandlers}
          onFocus={(event) => {
            // After the change to another window and back, the text and the caret are as before.
            if (!isTyping) {
              setTyped(inMark(value));
              setIsTyping(true);
              selection.handleFocus(event);
            }
            onFocus?.(event);
          }}
          onBlur={(event) => {
            // The field stays the active element while another window has the focus.
            setIsTyping(event.currentTarget.ownerDocument.activeElement === event.currentTarget);
            selection.handleBlur();
            onBlur?.(event);
          }}
          {...describedBy(fieldId, { help, error, isRequired })}
        />
      </div>
      {suffix && <span className={styles.suffix}>{suffix}</span>}
    </FieldFrame>
  );
}

import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { classNames } from '../../classNames.ts';
import { describedBy, FieldFrame, type FieldTexts } from '../FieldFrame/FieldFrame.tsx';
import { amountText, type DecimalMark, plainAmount, readAmount } from './readAmount.ts';
import { useSelectionOnFocus } from './useSelectionOnFocus.ts';
import styles from './AmountField.module.css';

export interface AmountFieldProps
  extends
    FieldTexts,
    Pick<ComponentPropsWithRef<'input'>, 'name' | 'ref' | 'onFocus' | 'onBlur' | 'disabled' | 'placeholder' | 'id'> {
  /** Decimal text, for example "1234.5", never a floating-point number. Empty if the field is empty. */
  value: string;
  onChange: (amount: string) => void;
  /** The currency symbol of the merchant. */
  symbol?: string;
  /** Decimals of the merchant's currency. Default 2. */
  decimals?: number;
  /** Decimal mark of the merchant. Default: a point. The field also accepts the other mark. */
  decimalMark?: DecimalMark;
  /**
   * Formats an amount as the merchant does, without the currency symbol: "12345.5" as "12,345.50". Used while the
   * player is not typing.
   */
  grouped?: (amount: string) => string;
  /** Content at the line's end, for example a button that takes the whole balance. */
  suffix?: ReactNode;
  /** `hero`: a large amount in the middle of the line, for the main question of a screen. Default `normal`. */
  size?: 'normal' | 'hero';
}

/** Whether an input event is typing, one letter at a time. Pasting, dropping and autofill insert a whole text. */
const isTypedBy = (inputType: unknown) =>
  typeof inputType === 'string' && !/^insertFrom|^insertReplacement/.test(inputType);

/**
 * A field for an amount of money. It accepts digits of any script, with or without groups, and both decimal marks.
 * While the player types, the text does not change: only a complete text shows whether "1,00" is one, or the start of a
 * thousand. When the field loses the focus, it shows the amount in the merchant's format. Extra decimals are cut off,
 * never rounded.
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
  size = 'normal',
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
    <FieldFrame
      id={fieldId}
      label={label}
      help={help}
      error={error}
      isRequired={isRequired}
      className={classNames(styles.box, size === 'hero' && styles.hero)}
    >
      {/* A press beside the digits focuses the field too. */}
      <label htmlFor={fieldId} dir="ltr" className={styles.amount}>
        {symbol && (
          <span aria-hidden className={styles.symbol}>
            {symbol}
          </span>
        )}
        <span className={styles.value} data-text={shown || rest.placeholder}>
          <input
            {...rest}
            type="text"
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={shown}
            onChange={handleChange}
            {...selection.pointerHandlers}
            onFocus={(event) => {
              // If the player returns from another window, the text and the caret must be unchanged.
              if (!isTyping) {
                setTyped(inMark(value));
                setIsTyping(true);
                selection.handleFocus(event);
              }
              onFocus?.(event);
            }}
            onBlur={(event) => {
              // While another window has the focus, the field is still the active element.
              setIsTyping(event.currentTarget.ownerDocument.activeElement === event.currentTarget);
              selection.handleBlur();
              onBlur?.(event);
            }}
            {...describedBy(fieldId, { help, error, isRequired })}
          />
        </span>
      </label>
      {suffix && <span className={styles.suffix}>{suffix}</span>}
    </FieldFrame>
  );
}

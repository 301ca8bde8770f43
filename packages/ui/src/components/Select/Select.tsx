import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from '../FieldFrame/FieldFrame.tsx';
import styles from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'> {
  options: readonly SelectOption[];
  /** Text that is shown while no option is selected. Its value is empty, and it cannot be selected again. */
  placeholder?: string;
  /** Content before the text, for example the logo of a bank. */
  icon?: ReactNode;
}

/**
 * A field in which the player selects an option from a list that is too long to show. It is a styled native `<select>`:
 * a phone opens its own picker in the player's text size. It works with TalkBack, VoiceOver, form libraries, autofill
 * and the keyboard without additional code. A custom list would have to implement all of that.
 */
export function Select({ label, help, error, isRequired, options, placeholder, icon, id, ...rest }: SelectProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const start =
    placeholder !== undefined && rest.value === undefined && rest.defaultValue === undefined ? '' : rest.defaultValue;
  return (
    <FieldFrame id={fieldId} label={label} help={help} error={error} isRequired={isRequired} className={styles.box}>
      {icon && (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      )}
      <select {...rest} defaultValue={start} {...describedBy(fieldId, { help, error, isRequired })}>
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label: words, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className={styles.arrow} />
    </FieldFrame>
  );
}

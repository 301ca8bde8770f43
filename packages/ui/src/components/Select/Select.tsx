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
  /** Shown while nothing is chosen; its value is an empty text and it cannot be chosen again. */
  placeholder?: string;
  /** Before the words, for example a bank's logo. */
  icon?: ReactNode;
}

/**
 * A choice of one from a list too long to show. It is the native `<select>`, styled: a phone opens its own picker, in
 * the player's text size, and it works with TalkBack and VoiceOver, form libraries, autofill and the keyboard without
 * code. A custom list would have to rebuild all of that, only for its looks.
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

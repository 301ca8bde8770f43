import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../classNames.ts';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import type { FieldTexts } from '../FieldFrame/FieldFrame.tsx';
import styles from './RadioGroup.module.css';

export interface RadioOption {
  value: string;
  label: string;
  /** Smaller text below the label. */
  hint?: string;
  /** A decorative icon before the label. */
  icon?: ReactNode;
  /** Content at the end of the line, for example a fee or a duration. */
  end?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps
  extends FieldTexts, Pick<ComponentPropsWithRef<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur' | 'disabled'> {
  options: readonly RadioOption[];
  /** The selected value, if the page controls it. */
  value?: string;
  /** The initial value, if the form stores it. */
  defaultValue?: string;
  id?: string;
}

/**
 * A few visible options in a form, of which the player selects one. They are native radio buttons with the same name:
 * Tab moves the focus to the selected one, and the arrow keys change the selection. The props of a form library can be
 * spread onto it.
 */
export function RadioGroup({
  label,
  help,
  error,
  isRequired,
  options,
  value,
  defaultValue,
  id,
  name,
  disabled,
  ...rest
}: RadioGroupProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldGroup id={fieldId} role="radiogroup" label={label} help={help} error={error} isRequired={isRequired}>
      <div className={classNames(styles.rows, error && styles.wrong)}>
        {options.map((option) => (
          <label key={option.value} className={styles.row}>
            <input
              {...rest}
              type="radio"
              name={name ?? fieldId}
              value={option.value}
              disabled={disabled || option.isDisabled}
              className={styles.input}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
            />
            <span aria-hidden className={styles.dot} />
            {option.icon && (
              <span aria-hidden className={styles.icon}>
                {option.icon}
              </span>
            )}
            <span className={styles.words}>
              <span className={styles.label}>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
            {option.end && <span className={styles.end}>{option.end}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../classNames.ts';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import type { FieldTexts } from '../FieldFrame/FieldFrame.tsx';
import styles from './RadioGroup.module.css';

export interface RadioOption {
  value: string;
  label: string;
  /** Smaller, below the label. */
  hint?: string;
  /** At the line's end: a fee, a duration, a mark. */
  end?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps
  extends FieldTexts, Pick<ComponentPropsWithRef<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur' | 'disabled'> {
  options: readonly RadioOption[];
  /** What is chosen, where the page holds it. */
  value?: string;
  /** What is chosen at first, where the form holds it. */
  defaultValue?: string;
  id?: string;
}

/**
 * One of a few, in a form, all of them in sight. The platform's own radios under one name: Tab reaches the chosen one,
 * the arrow keys move and choose, and what a form library registers may be spread onto it.
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

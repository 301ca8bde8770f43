import type { ReactNode } from 'react';
import frame from '../FieldFrame/FieldFrame.module.css';
import { describedBy, type FieldTexts } from '../FieldFrame/FieldFrame.tsx';
import { FieldMessage } from '../FieldFrame/FieldMessage.tsx';
import styles from './FieldGroup.module.css';

interface FieldGroupProps extends FieldTexts {
  id: string;
  /** `radiogroup` if the player chooses one of the controls. Default `group`. */
  role?: 'group' | 'radiogroup';
  children: ReactNode;
  /** A character count below the controls, at the end of the line. */
  count?: ReactNode;
}

/**
 * Several controls under one label. It is a fieldset, so that screen readers read the help or error together with the
 * label.
 */
export function FieldGroup({ id, role, label, help, error, isRequired, count, children }: FieldGroupProps) {
  const { 'aria-required': required, 'aria-invalid': invalid, ...ties } = describedBy(id, { help, error, isRequired });
  // A plain group cannot be required or invalid. Its controls have these attributes.
  const state = role === 'radiogroup' ? { 'aria-required': required, 'aria-invalid': invalid } : {};
  return (
    <fieldset {...ties} {...state} role={role} className={styles.group}>
      <legend className={frame.label}>
        {label}
        {isRequired && (
          <span aria-hidden className={frame.mark}>
            *
          </span>
        )}
      </legend>
      {children}
      <FieldMessage id={id} help={help} error={error} end={count} />
    </fieldset>
  );
}

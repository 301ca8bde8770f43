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
  /** A count below, at the line's end. */
  count?: ReactNode;
}

/** Several controls under one label: a fieldset whose help or error is read with it. */
export function FieldGroup({ id, role, label, help, error, isRequired, count, children }: FieldGroupProps) {
  const { 'aria-required': required, 'aria-invalid': invalid, ...ties } = describedBy(id, { help, error, isRequired });
  // A plain group can be neither required nor invalid; its controls have these attributes themselves.
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

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldFrame, type FieldTexts, describedBy } from '../FieldFrame/FieldFrame.tsx';
import styles from './TextField.module.css';

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'prefix'> {
  /** Content before the typed text, for example a dialling code. */
  prefix?: ReactNode;
  /** Content after the typed text, for example a button. */
  suffix?: ReactNode;
}

/** A field for one line of text. The props of a form library can be spread onto it: the ref is the ref of the input. */
export function TextField({
  label,
  help,
  error,
  isRequired,
  prefix,
  suffix,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} help={help} error={error} isRequired={isRequired}>
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      <input {...rest} type={type} {...describedBy(fieldId, { help, error, isRequired })} />
      {suffix && <span className={styles.suffix}>{suffix}</span>}
    </FieldFrame>
  );
}

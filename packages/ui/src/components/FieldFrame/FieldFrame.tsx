import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import { FieldMessage, messageId } from './FieldMessage.tsx';
import box from './fieldBox.module.css';
import styles from './FieldFrame.module.css';

/** Texts that every field takes as props. */
export interface FieldTexts {
  label: string;
  /** Help below the field. An error replaces it. */
  help?: string;
  /** A sentence that describes the error and how to correct it. */
  error?: string;
  /** Whether the field must be filled in. Then the label has a mark. */
  isRequired?: boolean;
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  children: ReactNode;
  /** Content beside the label, at the line's end. */
  aside?: ReactNode;
  /** A character count below the field, at the end of the line. */
  count?: ReactNode;
  /** Whether the box has the colour of an error that is shown elsewhere, as in a group. Default: if `error` is set. */
  isWrong?: boolean;
  /** Class of the box. */
  className?: string;
}

/** The label above a control, a box around the control, and the help or error below it. */
export function FieldFrame({
  id,
  label,
  help,
  error,
  isRequired,
  aside,
  count,
  isWrong = Boolean(error),
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {isRequired && (
            <span aria-hidden className={styles.mark}>
              *
            </span>
          )}
        </label>
        {aside}
      </div>
      <div className={classNames(box.box, styles.box, isWrong && styles.wrong, className)}>{children}</div>
      <FieldMessage id={id} help={help} error={error} end={count} />
    </div>
  );
}

/** Attributes that connect a control with its help or error. */
export function describedBy(
  id: string,
  { help, error, isRequired }: Pick<FieldTexts, 'help' | 'error' | 'isRequired'>,
) {
  return {
    id,
    'aria-describedby': error || help ? messageId(id) : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
  };
}

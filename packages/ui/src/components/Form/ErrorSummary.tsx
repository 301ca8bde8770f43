import { CircleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';
import styles from './ErrorSummary.module.css';
import { focusField } from './focusField.ts';

/** The error of one field. */
export interface FieldError {
  /** Id of the control, or of its group. */
  fieldId: string;
  message: string;
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly FieldError[];
  ref?: Ref<HTMLDivElement>;
}

/**
 * All errors of a long form, at the top of the form. Each links to its field. The list gets the focus, so that a screen
 * reader reads it.
 */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <div ref={ref} role="group" aria-labelledby={titleId} tabIndex={-1} className={styles.summary}>
      <CircleAlert aria-hidden />
      <div className={styles.words}>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <button type="button" className={styles.link} onClick={() => focusField(fieldId)}>
                {message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

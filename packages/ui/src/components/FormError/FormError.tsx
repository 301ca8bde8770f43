import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './FormError.module.css';

interface FormErrorProps {
  /** What happened and what to do. Nothing shows while it is empty. */
  children?: ReactNode;
}

/** What is wrong with the form as a whole, above its button. Said aloud when it appears. */
export function FormError({ children }: FormErrorProps) {
  return (
    <div role="alert">
      {children && (
        <p className={styles.error}>
          <CircleAlert aria-hidden />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly { fieldId: string; message: string }[];
}

/** Every mistake of a long form at its top; each leads to its field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div role="alert" className={styles.summary}>
      <p className={styles.title}>{title}</p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <button type="button" className={styles.link} onClick={() => document.getElementById(fieldId)?.focus()}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

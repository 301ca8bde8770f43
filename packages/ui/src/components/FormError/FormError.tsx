import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './FormError.module.css';

interface FormErrorProps {
  /** The problem and the next step. Without it, no message is shown. */
  children?: ReactNode;
}

/** An error of the whole form, above its button. Announced when it appears. */
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

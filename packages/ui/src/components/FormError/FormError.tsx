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

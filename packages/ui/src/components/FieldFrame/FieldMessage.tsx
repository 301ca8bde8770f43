import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './FieldMessage.module.css';

interface FieldMessageProps {
  /** Id of the field it speaks of. */
  id: string;
  help?: string;
  error?: string;
  /** At the line's end: a count. */
  end?: ReactNode;
}

/** The line below a field: its help, or what is wrong in the help's place, with an icon, never by colour alone. */
export function FieldMessage({ id, help, error, end }: FieldMessageProps) {
  if (!error && !help && end === undefined) return null;
  return (
    <div className={styles.line}>
      {(error || help) && (
        <p id={messageId(id)} className={classNames(styles.message, error && styles.error)}>
          {error && <CircleAlert aria-hidden />}
          <span>{error || help}</span>
        </p>
      )}
      {end}
    </div>
  );
}

export const messageId = (id: string) => `${id}-message`;

import { CircleAlert } from 'lucide-react';
import { type ReactNode, use, useState } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './FieldMessage.module.css';
import { IsOfSubmit } from './isOfSubmit.ts';

interface FieldMessageProps {
  /** Id of the field that the message belongs to. */
  id: string;
  help?: string;
  error?: string;
  /** A character count at the end of the line. */
  end?: ReactNode;
}

/**
 * The line below a field. It shows the help, or the error in place of the help. An error has an icon, because colour
 * alone is not enough.
 */
export function FieldMessage({ id, help, error, end }: FieldMessageProps) {
  if (!error && !help && end === undefined) return null;
  return (
    <div className={styles.line}>
      {error ? (
        <ErrorMessage id={id}>{error}</ErrorMessage>
      ) : (
        help && (
          <p id={messageId(id)} className={styles.message}>
            <span>{help}</span>
          </p>
        )
      )}
      {end}
    </div>
  );
}

/**
 * The error is announced when it appears, unless the form moves the focus to the field. Then screen readers read it as
 * the description of the field.
 */
function ErrorMessage({ id, children }: { id: string; children: string }) {
  const isOfSubmit = use(IsOfSubmit);
  const [isAloud] = useState(() => !isOfSubmit());
  return (
    <p id={messageId(id)} role={isAloud ? 'alert' : undefined} className={classNames(styles.message, styles.error)}>
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </p>
  );
}

export const messageId = (id: string) => `${id}-message`;

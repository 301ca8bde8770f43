import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldMessage, messageId } from '../FieldFrame/FieldMessage.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'className'> {
  /** The text beside the box. It may contain links. */
  children: ReactNode;
  /** Why the current state is not allowed. For example, the player must accept terms. */
  error?: string;
}

/** A checkbox. The whole row can be tapped. */
export function Checkbox({ children, error, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div>
      <label className={styles.checkbox}>
        <input
          {...rest}
          id={fieldId}
          type="checkbox"
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? messageId(fieldId) : undefined}
        />
        <span className={styles.box} aria-hidden>
          <Check />
        </span>
        <span className={styles.words}>{children}</span>
      </label>
      <FieldMessage id={fieldId} error={error} />
    </div>
  );
}

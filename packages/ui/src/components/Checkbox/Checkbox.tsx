import { Check } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'className'> {
  /** The words beside the box; a link in them stays a link. */
  children: ReactNode;
}

/** A box to tick. The whole row answers to the finger. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input {...rest} type="checkbox" className={styles.input} />
      <span className={styles.box} aria-hidden>
        <Check />
      </span>
      <span className={styles.words}>{children}</span>
    </label>
  );
}

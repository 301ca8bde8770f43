import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, useId } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Switch.module.css';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children' | 'className'> {
  /** Name of the setting. It describes the state "on": "Sounds", not "Turn sounds on". */
  label: string;
  /** Smaller text, below the label. */
  hint?: string;
  /** Whether the change is being saved: presses are ignored, the focus stays. */
  isBusy?: boolean;
}

/** A checkbox that screen readers announce as a switch. It has a native state, so `aria-checked` is not needed. */
const nature = { type: 'checkbox', role: 'switch' } as const;

/**
 * A setting that is on or off as soon as it is pressed, without a button to confirm. A checkbox announced as a switch:
 * Space changes it. The thumb has a tick while on, so that on and off differ without colour.
 */
export function Switch({ label, hint, isBusy = false, onClick, onChange, id, ...rest }: SwitchProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <label className={styles.row} htmlFor={fieldId}>
      <input
        {...rest}
        id={fieldId}
        {...nature}
        className={styles.input}
        aria-labelledby={`${fieldId}-label`}
        aria-describedby={hint ? `${fieldId}-hint` : undefined}
        aria-busy={isBusy || undefined}
        onClick={(event) => (isBusy ? refuse(event) : onClick?.(event))}
        onChange={(event) => isBusy || onChange?.(event)}
      />
      <span className={styles.words}>
        <span id={`${fieldId}-label`} className={styles.label}>
          {label}
        </span>
        {hint && (
          <span id={`${fieldId}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <span className={styles.end} aria-hidden>
        {isBusy && <Spinner size="small" />}
        <span className={styles.track}>
          <span className={styles.thumb}>
            <Check />
          </span>
        </span>
      </span>
    </label>
  );
}

function refuse(event: MouseEvent<HTMLInputElement>) {
  event.preventDefault();
  // React has recorded the change that the browser now reverts, and would ignore the next press as no change.
  event.currentTarget.checked = !event.currentTarget.checked;
}

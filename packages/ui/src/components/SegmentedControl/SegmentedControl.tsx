import { type ReactNode, useId } from 'react';
import styles from './SegmentedControl.module.css';

export interface SegmentedControlProps<Id extends string> {
  /** The question, said but not shown. */
  label: string;
  /** Two or three, short. */
  options: readonly { id: Id; label: string; icon?: ReactNode }[];
  /** Id of the answer in force. */
  chosen: Id;
  /** Takes effect at once. */
  onChoose: (id: Id) => void;
}

/** One of a few, side by side: dark or light. Radios, to the keyboard and to screen readers. */
export function SegmentedControl<Id extends string>({ label, options, chosen, onChoose }: SegmentedControlProps<Id>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.control}>
      {options.map(({ id, label: words, icon }) => (
        <label key={id} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
            className={styles.input}
          />
          {icon && (
            <span aria-hidden className={styles.icon}>
              {icon}
            </span>
          )}
          <span>{words}</span>
        </label>
      ))}
    </div>
  );
}

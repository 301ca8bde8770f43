import { type ReactNode, useId } from 'react';
import styles from './SegmentedControl.module.css';

export interface SegmentedControlProps<Id extends string> {
  /** The question to which the options are answers. It is only for screen readers. */
  label: string;
  /** Two or three short options. */
  options: readonly { id: Id; label: string; icon?: ReactNode }[];
  /** Id of the chosen answer. */
  chosen: Id;
  /** Called with the id. The selection has an effect immediately. */
  onChoose: (id: Id) => void;
}

/**
 * Two or three options side by side, of which the player selects one, for example dark or light. They are radio buttons
 * for keyboard and screen readers.
 */
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

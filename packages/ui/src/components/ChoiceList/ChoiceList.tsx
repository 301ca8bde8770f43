import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './ChoiceList.module.css';

export interface Choice {
  id: string;
  label: string;
  /** Smaller text below the label. */
  hint?: string;
  /** A flag or an icon before the words. */
  icon?: ReactNode;
  /** BCP 47 tag, if the label is in another language than the page. */
  lang?: string;
}

export interface ChoiceListProps {
  /** The question to which the choices are answers. It is only for screen readers. */
  label: string;
  choices: readonly Choice[];
  /** Id of the selected choice. Empty if no choice is selected. */
  chosen: string;
  /** Called with the id of the selected choice. */
  onChoose: (id: string) => void;
}

/**
 * A list in which the player selects one of several rows, for example banks. For keyboard and screen readers the rows
 * are radio buttons: arrow keys change the selection.
 */
export function ChoiceList({ label, choices, chosen, onChoose }: ChoiceListProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.list}>
      {choices.map(({ id, label: words, hint, icon, lang }) => (
        <label key={id} className={styles.row}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
            className={styles.input}
          />
          {icon && (
            <span className={styles.icon} aria-hidden>
              {icon}
            </span>
          )}
          <span className={styles.words}>
            <bdi lang={lang}>{words}</bdi>
            {hint && <bdi className={styles.hint}>{hint}</bdi>}
          </span>
          <span className={styles.mark} aria-hidden>
            <Check />
          </span>
        </label>
      ))}
    </div>
  );
}

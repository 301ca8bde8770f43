import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './SearchOptions.module.css';

/** A suggestion of a search. */
export interface SearchOption {
  id: string;
  title: ReactNode;
  /** Smaller text below the title. */
  hint?: ReactNode;
  /** A picture or an icon. */
  icon: ReactNode;
  onChoose: () => void;
}

interface SearchOptionsProps {
  id: string;
  title: string;
  action: ReactNode;
  options: readonly SearchOption[];
  /** The option that Enter selects. */
  active: SearchOption | undefined;
  idOf: (optionId: string) => string;
}

/** The list of suggestions under a search field, whose keys move through it. */
export function SearchOptions({ id, title, action, options, active, idOf }: SearchOptionsProps) {
  return (
    <section hidden={options.length === 0}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {action}
      </div>
      <div id={id} role="listbox" aria-label={title} className={styles.list}>
        {options.map((option) => (
          <button
            key={option.id}
            type="button"
            id={idOf(option.id)}
            role="option"
            tabIndex={-1}
            aria-selected={option === active}
            className={classNames(styles.option, option === active && styles.active)}
            onClick={option.onChoose}
          >
            <span className={styles.icon}>{option.icon}</span>
            <span className={styles.words}>
              <span className={styles.name}>{option.title}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

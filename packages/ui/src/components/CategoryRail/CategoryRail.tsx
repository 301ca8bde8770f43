import type { ReactNode } from 'react';
import { stepFocus } from '../../stepFocus.ts';
import styles from './CategoryRail.module.css';

export interface Category {
  id: string;
  label: string;
  /** The icon, for example `<CategoryIcon category="HOT" />`. */
  icon: ReactNode;
}

export interface CategoryRailProps {
  /** Names the rail for screen readers. */
  label: string;
  categories: readonly Category[];
  /** Id of the selected category. */
  current: string;
  onChoose: (id: string) => void;
  /** Whether categories are chips in a row above the content instead of a rail beside it. Default false. */
  isRow?: boolean;
}

/**
 * Categories at the line's start, each with an icon and a word. Tab reaches the current one, arrow keys move along the
 * rail.
 */
export function CategoryRail({ label, categories, current, onChoose, isRow = false }: CategoryRailProps) {
  const isKnown = categories.some(({ id }) => id === current);
  return (
    <nav aria-label={label} className={isRow ? styles.row : styles.rail}>
      <ul className={styles.list}>
        {categories.map(({ id, label: word, icon }, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles.item}
              aria-current={id === current ? 'true' : undefined}
              tabIndex={id === current || (!isKnown && index === 0) ? 0 : -1}
              onClick={() => onChoose(id)}
              onKeyDown={(event) => stepFocus(event, 'ul')}
            >
              {icon}
              <span className={styles.word}>{word}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

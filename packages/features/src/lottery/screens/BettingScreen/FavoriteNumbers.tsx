import { useTexts } from '@livery/i18n/react';
import { IconButton } from '@livery/ui';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { usePickName } from '../../hooks/usePickName.ts';
import { isSameSelection } from '../../model/favoriteNumbers.ts';
import type { Selection } from '../../model/picking.ts';
import styles from './FavoriteNumbers.module.css';

export interface FavoriteNumbersProps {
  /** The stored selections of the play; at least one. */
  favorites: readonly Selection[];
  /** The selection on the board. */
  selection: Selection;
  /** Called with the stored selection that fills the board. */
  onChoose: (selection: Selection) => void;
  onRemove: (selection: Selection) => void;
}

/** Stored selections. A press on one puts it on the board. */
export function FavoriteNumbers({ favorites, selection, onChoose, onRemove }: FavoriteNumbersProps) {
  const { t } = useTexts('betting');
  const pickName = usePickName();
  const list = useRef<HTMLUListElement>(null);
  const nameOf = (one: Selection) => one.map((chosen) => chosen.map(pickName).join(' ')).join(' | ');
  return (
    <section aria-label={t('favorites')} className={styles.favorites}>
      <h2 aria-hidden className={styles.title}>
        {t('favorites')}
      </h2>
      <ul ref={list} tabIndex={-1} aria-label={t('favorites')} className={styles.list}>
        {favorites.map((favorite) => (
          <li key={JSON.stringify(favorite)} className={styles.one}>
            <button
              type="button"
              aria-pressed={isSameSelection(favorite, selection)}
              className={styles.fill}
              onClick={() => onChoose(favorite)}
            >
              {/* Selections with places run from left to right in every language. */}
              <bdi dir={favorite.length > 1 ? 'ltr' : undefined}>{nameOf(favorite)}</bdi>
            </button>
            <IconButton
              label={t('remove', { name: nameOf(favorite) })}
              onClick={() => {
                // The button that has the focus is removed together with its selection, so the list gets the focus.
                list.current?.focus();
                onRemove(favorite);
              }}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

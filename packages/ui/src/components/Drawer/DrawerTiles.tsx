import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../../link/Link.tsx';
import styles from './DrawerTiles.module.css';

export interface DrawerTile {
  id: string;
  label: string;
  icon: ReactNode;
  /** An address of the app or a whole URL. Default: the tile is a button. */
  href?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

export interface DrawerTilesProps {
  /** Names the shortcuts for screen readers. */
  label: string;
  /** About six tiles. Omit tiles that do not apply, instead of disabling them. */
  tiles: readonly DrawerTile[];
}

/** Shortcuts of the side menu, three in a row, each with an icon and a word. */
export function DrawerTiles({ label, tiles }: DrawerTilesProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tiles}>
        {tiles.map(({ id, label: word, icon, href, onClick }) => {
          const inside = (
            <>
              <span aria-hidden className={styles.icon}>
                {icon}
              </span>
              <span className={styles.word}>{word}</span>
            </>
          );
          return (
            <li key={id} className={styles.place}>
              {href === undefined ? (
                <button type="button" onClick={onClick} className={styles.tile}>
                  {inside}
                </button>
              ) : (
                <Link href={href} onClick={onClick} className={styles.tile}>
                  {inside}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

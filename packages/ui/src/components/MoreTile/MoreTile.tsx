import { ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from '../../link/Link.tsx';
import styles from './MoreTile.module.css';

interface MoreTileProps {
  label: string;
  href: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The last tile of a shortened grid: links to the full list. */
export function MoreTile({ label, href, onClick }: MoreTileProps) {
  return (
    <Link href={href} onClick={onClick} className={styles.more}>
      <span className={styles.disc}>
        <ChevronRight aria-hidden />
      </span>
      <span>{label}</span>
    </Link>
  );
}

import { ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../../link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './SectionHeader.module.css';

export interface SectionHeaderProps {
  title: string;
  /** Id of the heading. The section uses it for `aria-labelledby`. */
  id?: string;
  icon?: ReactNode;
  /** Link to the full list. Screen readers read the label and then the title. */
  more?: { label: string; href: string; onClick?: (event: MouseEvent<HTMLAnchorElement>) => void };
}

/** The title of a part of a screen. */
export function SectionHeader({ title, id, icon, more }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {more && (
        <Link href={more.href} onClick={more.onClick} className={styles.more}>
          {more.label} <VisuallyHidden as="span">{title}</VisuallyHidden>
          <ChevronRight aria-hidden />
        </Link>
      )}
    </div>
  );
}

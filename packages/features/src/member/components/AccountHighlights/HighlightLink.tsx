import { Link } from '@livery/ui';
import type { ReactNode } from 'react';
import styles from './AccountHighlights.module.css';

interface HighlightLinkProps {
  href: string;
  label: string;
  /** The number or its progress. */
  children: ReactNode;
  /** A further line in small text. */
  hint?: ReactNode;
}

/** A card with a label and a number. A tap opens the screen with the details. */
export const HighlightLink = ({ href, label, children, hint }: HighlightLinkProps) => (
  <Link href={href} className={styles.link}>
    {/* The spaces separate the words for screen readers. */}
    <span className={styles.label}>{label}</span> {children}{' '}
    {hint !== undefined && (
      <span className={styles.hint}>
        {/* Inside a line of the page: a block would be aligned by the direction of its own text. */}
        <bdi>{hint}</bdi>
      </span>
    )}
  </Link>
);

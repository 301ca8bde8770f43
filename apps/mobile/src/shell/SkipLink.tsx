import { useTexts } from '@livery/i18n/react';
import type { MouseEvent } from 'react';
import styles from './SkipLink.module.css';

interface SkipLinkProps {
  /** Id of the element that gets the focus. It can take it (`tabIndex`). */
  to: string;
  /** `games`: past everything that stands above the games of home. */
  kind: 'content' | 'games';
}

/** The first stop of the keyboard on every screen, seen only while it has the focus: leads past header and menus. */
export function SkipLink({ to, kind }: SkipLinkProps) {
  const { t } = useTexts('common');
  const handleClick = (event: MouseEvent) => {
    const target = document.getElementById(to);
    // The address stays: an entry in the history would make going back do nothing.
    event.preventDefault();
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  };
  return (
    <a href={`#${to}`} className={styles.skip} onClick={handleClick}>
      {t(kind === 'games' ? 'skipToGames' : 'skipToContent')}
    </a>
  );
}

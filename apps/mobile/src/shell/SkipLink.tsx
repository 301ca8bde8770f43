import { useTexts } from '@livery/i18n/react';
import type { MouseEvent } from 'react';
import styles from './SkipLink.module.css';

interface SkipLinkProps {
  /** Id of the element that gets the focus. It must be focusable (`tabIndex`). */
  to: string;
  /** `games`: skips everything above the games of home. */
  kind: 'content' | 'games';
}

/** The first keyboard stop on every screen, visible only with the focus. It skips header and menus. */
export function SkipLink({ to, kind }: SkipLinkProps) {
  const { t } = useTexts('common');
  const handleClick = (event: MouseEvent) => {
    const target = document.getElementById(to);
    // The address must not change, because an extra history entry would make the back button do nothing.
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

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './StickyHeader.module.css';

export interface StickyHeaderProps {
  /** Whether the bar that offers the app is above: it scrolls away too, so the header sticks later. Default false. */
  isBelowDownloadBar?: boolean;
  children: ReactNode;
}

/**
 * A second bar, for example tabs. It scrolls with the page and then sticks to its top: after 1.24rem of scrolling, or
 * after 2.44rem below the download bar. When it sticks, it has its own background and border. Place it directly in the
 * scrolling element, because a wrapper of the same height would scroll it away.
 */
export function StickyHeader({ isBelowDownloadBar = false, children }: StickyHeaderProps) {
  const way = useRef<HTMLSpanElement>(null);
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (!way.current) return undefined;
    // The marker is at the page's top: when no part of it is visible, the page has scrolled far enough. This needs no
    // scroll listener.
    const observer = new IntersectionObserver((entries) => setStuck(entries.at(-1)?.isIntersecting === false));
    observer.observe(way.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <span ref={way} aria-hidden className={classNames(styles.way, isBelowDownloadBar && styles.longer)} />
      <div data-stuck={isStuck || undefined} className={styles.header}>
        {children}
      </div>
    </>
  );
}

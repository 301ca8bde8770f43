import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './StickyHeader.module.css';

export interface StickyHeaderProps {
  /** The bar that offers the app stands above: it scrolls away too, so the header sticks later. Default false. */
  isBelowDownloadBar?: boolean;
  children: ReactNode;
}

/**
 * A second bar, such as tabs, that scrolls with the page and sticks to its top once 1.24rem have scrolled by, 2.44rem
 * below the download bar. Stuck, it has a ground and a line of its own. Put it right into what scrolls: a box of its
 * own height around it would take it along.
 */
export function StickyHeader({ isBelowDownloadBar = false, children }: StickyHeaderProps) {
  const way = useRef<HTMLSpanElement>(null);
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (!way.current) return undefined;
    // The way lies at the page's top: once none of it is in sight, it has scrolled by. No listener counts the scrolling.
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

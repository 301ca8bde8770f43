import { ArrowDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { classNames } from '../../classNames.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './PullToRefresh.module.css';
import { enough, usePull } from './usePull.ts';

export interface PullToRefreshProps {
  /** Loads everything again. The spinner stays until its promise settles. */
  onRefresh: () => Promise<unknown>;
  /** Announced to screen readers while it refreshes. */
  busyLabel: string;
  /**
   * What comes along with the finger. Without it the whole page can be pulled and stays where it is: only the sign
   * comes down over it.
   */
  children?: ReactNode;
}

/** Milliseconds that it is busy at least: the spinner shows after 300 and spins for no less than that. */
const leastBusy = 600;

/**
 * Refreshes a screen that is pulled down from its top. For touch only: the screen has a button as well, for the keyboard and
 * for screen readers, or loading the page anew does the same.
 */
export function PullToRefresh({ onRefresh, busyLabel, children }: PullToRefreshProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isEnough, setEnough] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // Most visits never pull: until then the page is spared the sign's elements.
  const [hasPulled, setPulled] = useState(false);
  const place = (pixels: number) => {
    const frame = ref.current;
    if (!frame) return;
    frame.toggleAttribute('data-pulled', pixels > 0);
    frame.style.setProperty('--pulled', `${pixels}px`);
    frame.style.setProperty('--part', String(Math.min(1, pixels / enough)));
  };

  const refresh = async () => {
    setBusy(true);
    place(enough);
    await Promise.allSettled([onRefresh(), new Promise((resolve) => setTimeout(resolve, leastBusy))]);
    setBusy(false);
    place(0);
  };
  const isPage = children === undefined;
  usePull({
    ref,
    isPage,
    isOff: isBusy,
    onPull: (pixels) => {
      ref.current?.setAttribute('data-pulling', '');
      place(pixels);
      setPulled(true);
      setEnough(pixels >= enough);
    },
    onRelease: (pixels) => {
      ref.current?.removeAttribute('data-pulling');
      setEnough(false);
      if (pixels >= enough) void refresh();
      else place(0);
    },
  });

  return (
    <div ref={ref} className={classNames(styles.frame, isPage && styles.page)}>
      <div className={classNames(styles.sign, isEnough && styles.enough)}>
        {hasPulled && (
          <span aria-hidden className={styles.disc}>
            {isBusy ? <Spinner size="small" /> : <ArrowDown />}
          </span>
        )}
        <VisuallyHidden as="output">{isBusy && busyLabel}</VisuallyHidden>
      </div>
      {/* Not around the words above: what is said inside something busy may be held back until it is done. */}
      {!isPage && (
        <div className={styles.content} aria-busy={isBusy}>
          {children}
        </div>
      )}
    </div>
  );
}

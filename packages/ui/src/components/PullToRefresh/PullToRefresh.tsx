import { ArrowDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { classNames } from '../../classNames.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './PullToRefresh.module.css';
import { refreshPixels, usePull } from './usePull.ts';

export interface PullToRefreshProps {
  /** Loads all data again. The spinner stays until its promise settles. */
  onRefresh: () => Promise<unknown>;
  /** Text for screen readers, announced while the content is refreshed. */
  busyLabel: string;
  /**
   * Content that moves with the finger. Without it the whole page can be pulled and does not move: only the sign moves
   * down over it.
   */
  children?: ReactNode;
}

/** Minimum milliseconds of the busy state: the spinner appears after 300 and is shown for at least as long. */
const leastBusy = 600;

/**
 * Refreshes a screen when it is pulled down from its top. Only for touch: for keyboard and screen readers the screen
 * must have a button too, unless a page reload does the same.
 */
export function PullToRefresh({ onRefresh, busyLabel, children }: PullToRefreshProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isEnough, setEnough] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // Players rarely pull. So the elements of the spinner are rendered only after the first pull.
  const [hasPulled, setPulled] = useState(false);
  const place = (pixels: number) => {
    const frame = ref.current;
    if (!frame) return;
    frame.toggleAttribute('data-pulled', pixels > 0);
    frame.style.setProperty('--pulled', `${pixels}px`);
    frame.style.setProperty('--part', String(Math.min(1, pixels / refreshPixels)));
  };

  const refresh = async () => {
    setBusy(true);
    place(refreshPixels);
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
      setEnough(pixels >= refreshPixels);
    },
    onRelease: (pixels) => {
      ref.current?.removeAttribute('data-pulling');
      setEnough(false);
      if (pixels >= refreshPixels) void refresh();
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
      {/* Not around the text above: an announcement inside a busy element may be delayed. */}
      {!isPage && (
        <div className={styles.content} aria-busy={isBusy}>
          {children}
        </div>
      )}
    </div>
  );
}

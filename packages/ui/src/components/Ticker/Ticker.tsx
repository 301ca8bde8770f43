import { Megaphone } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../../link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Ticker.module.css';

/** The titles move in steps of this share of the page's width: one pixel of a page 375 pixels wide. */
const stepsPerPage = 375;
/** Milliseconds of one step: the titles cross the page in 10.5 seconds, on any screen. */
const stepDuration = 28;

/** Between titles in one text: two em spaces, which browsers do not collapse. */
const gap = '\u2003\u2003';
/** Isolates the direction of a title from its neighbours, like `<bdi>`. */
const isolate = (title: string) => `\u2068${title}\u2069`;

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Resolves when the page's web fonts have loaded and are rendered. */
async function fontsDrawn(): Promise<void> {
  // In the next frame: reading the fonts forces a layout, which the browser then does anyway.
  await nextFrame();
  // jsdom has no web fonts.
  if ('fonts' in document) await document.fonts.ready;
  await nextFrame();
  await nextFrame();
}

export interface TickerProps {
  /** Names the link, for example 'announcements'. */
  label: string;
  titles: readonly string[];
  /** Shown, without movement, if there are no titles. */
  emptyText: string;
  /** Address that a tap opens. Without it the ticker is not a link. */
  href?: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /**
   * The `PauseButton` of the titles, when it has loaded: its space is reserved while titles move. The ticker follows
   * its state.
   */
  pause?: ReactNode;
  /** Content after the titles, at the end of the line, for example a download button. */
  end?: ReactNode;
}

/**
 * Scrolling titles on one line. They move in steps relative to the page's width and start again after their own width
 * plus 50 design pixels. They pause while pressed, hovered or focused, and when a player stops them. Under reduced
 * motion nothing moves: the first title is shown.
 */
export function Ticker({ label, titles, emptyText, href, onClick, pause, end }: TickerProps) {
  const track = useRef<HTMLSpanElement>(null);
  const isEmpty = titles.length === 0;
  useEffect(() => {
    const moving = track.current;
    const text = moving?.firstElementChild;
    if (!text) return;
    const measure = () => {
      const steps = Math.max(
        1,
        Math.round((text.getBoundingClientRect().width / document.body.clientWidth) * stepsPerPage),
      );
      moving.style.setProperty('--ticker-steps', String(steps));
      moving.style.setProperty('--ticker-duration', `${steps * stepDuration}ms`);
    };
    const observer = new ResizeObserver(measure);
    let isGone = false;
    // A font that loads while the titles move would make them jump, so they start when the fonts have loaded.
    void fontsDrawn().then(() => {
      if (!isGone) [document.body, text].forEach((element) => observer.observe(element));
    });
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [isEmpty]);

  // Two elements for any number of titles: the first, which is the only one under reduced motion, and the others as one
  // text.
  const [first, ...others] = titles;
  const run = (
    <span className={styles.run}>
      <bdi>{first}</bdi>
      {/* The first title names the link: reading all of them at each stop would be too long. */}
      {others.length > 0 && (
        <span aria-hidden className={styles.others}>
          {others.map(isolate).join(gap)}
        </span>
      )}
    </span>
  );
  const inside = (
    <>
      <Megaphone aria-hidden className={styles.icon} />
      <VisuallyHidden as="span">{label}</VisuallyHidden>
      {isEmpty ? (
        <span className={styles.empty}>{emptyText}</span>
      ) : (
        <span className={styles.view}>
          <span ref={track} className={styles.track}>
            {run}
            <span aria-hidden className={styles.again}>
              {run}
            </span>
          </span>
        </span>
      )}
    </>
  );
  return (
    <div data-place className={styles.ticker}>
      {href === undefined ? (
        <div className={styles.link}>{inside}</div>
      ) : (
        <Link href={href} onClick={onClick} className={styles.link}>
          {inside}
        </Link>
      )}
      {!isEmpty && <span className={styles.pause}>{pause}</span>}
      {end}
    </div>
  );
}

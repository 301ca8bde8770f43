import { Megaphone } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../../link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Ticker.module.css';

/** The titles move in steps of this share of the page's width: one pixel of a page 375 pixels wide. */
const stepsPerPage = 375;
/** Milliseconds of one step: the titles cross the page in 10.5 seconds, on any screen. */
const stepDuration = 28;

/** Between titles in one text: two em spaces, which no browser takes for one. */
const gap = '\u2003\u2003';
/** Sets a title apart from its neighbours' direction, as `<bdi>` does. */
const isolate = (title: string) => `\u2068${title}\u2069`;

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Resolves when the page's web fonts have loaded and were drawn. */
async function fontsDrawn(): Promise<void> {
  // In the next frame: to ask for the fonts makes the browser lay out the page, which it does there anyway.
  await nextFrame();
  // A test without a browser has no web fonts.
  if ('fonts' in document) await document.fonts.ready;
  await nextFrame();
  await nextFrame();
}

export interface TickerProps {
  /** Names the link, such as 'announcements'. */
  label: string;
  titles: readonly string[];
  /** Shown, without movement, if there are no titles. */
  emptyText: string;
  /** Address that a tap opens. Without it the ticker is no link. */
  href?: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The `PauseButton` of the titles, if it is here already: its room is there while titles move. What it says counts. */
  pause?: ReactNode;
  /** Placed after the titles, at the end of the line, such as a download button. */
  end?: ReactNode;
}

/**
 * Scrolling titles in one line. They move in steps relative to the page's width and start over after their own width plus 50
 * design pixels. They pause while pressed, hovered or focused, and once a person
 * stops them. Under reduced motion nothing moves: the first title is shown.
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
    // A font that loads while the titles move would make them jump, so they start when the fonts are there.
    void fontsDrawn().then(() => {
      if (!isGone) [document.body, text].forEach((element) => observer.observe(element));
    });
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [isEmpty]);

  // Two elements however many titles there are: the first, which reduced motion shows alone, and the others as one text.
  const [first, ...others] = titles;
  const run = (
    <span className={styles.run}>
      <bdi>{first}</bdi>
      {/* The link is named by the first: to hear all of them at each stop would be a speech. */}
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

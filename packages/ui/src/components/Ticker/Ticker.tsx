import { Megaphone } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../../link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Ticker.module.css';

/** Number of steps per width of the page. On a page that is 375 pixels wide, a step is one pixel. */
const stepsPerPage = 375;
/** Milliseconds of one step. On any screen, a title crosses the page in 10.5 seconds. */
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
  // Wait for the next frame: reading the fonts forces a layout, and in the next frame the browser has done it anyway.
  await nextFrame();
  // jsdom has no web fonts.
  if ('fonts' in document) await document.fonts.ready;
  await nextFrame();
  await nextFrame();
}

export interface TickerProps {
  /** Names the link, for example 'announcements'. */
  label: string;
  /** Undefined if they could not be loaded: then only `instead` is shown. */
  titles: readonly string[] | undefined;
  /** Text that is shown without movement if there are no titles. */
  emptyText: string;
  /** Address that a tap opens. Without it the ticker is not a link. */
  href?: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /**
   * The `PauseButton` of the titles, which may load later. Its space is reserved while titles move. The titles stop
   * when it is pressed.
   */
  pause?: ReactNode;
  /** Content that is shown in place of the titles as long as it renders an element, for example a `NewsRow`. */
  instead?: ReactNode;
  /** Content after the titles, at the end of the line, for example a download button. */
  end?: ReactNode;
}

/**
 * Titles that scroll on one line. They move in steps relative to the width of the page. They start again after their
 * own width plus 50 design pixels. They pause while they are pressed, hovered or focused, and when the player stops
 * them. Under reduced motion nothing moves, and only the first title is shown.
 */
export function Ticker({ label, titles, emptyText, href, onClick, pause, instead, end }: TickerProps) {
  const track = useRef<HTMLSpanElement>(null);
  const isEmpty = !titles?.length;
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
    // A font that loads during the movement would make the titles jump. So the movement starts when the fonts have
    // loaded.
    void fontsDrawn().then(() => {
      if (!isGone) [document.body, text].forEach((element) => observer.observe(element));
    });
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [isEmpty]);

  // There are two elements for any number of titles. The first title has its own element, because only this title is
  // shown under reduced motion. The others are one text.
  const [first, ...others] = titles ?? [];
  const run = (
    <span className={styles.run}>
      <bdi>{first}</bdi>
      {/* The first title is the name of the link. Reading all titles at each stop would take too long. */}
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
  // `instead` has the same place with and without titles. At another place, React would render it as new: its requests
  // would start again, and a failed one could take the titles away again, without end.
  const news = <div className={styles.instead}>{instead}</div>;
  if (titles === undefined) return <div className={styles.instead}>{news}</div>;
  return (
    <div data-place className={styles.ticker}>
      {news}
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

import { Megaphone } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../../link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Ticker.module.css';

/** Seconds in which the titles cross the ticker once. */
const secondsAcross = 9;
/** Seconds for which a title stands alone under reduced motion. */
const secondsAlone = 5;

const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** The letters stand as they will: the page's fonts have come and were drawn. */
async function lettersStand(): Promise<void> {
  // A test without a browser has no web fonts.
  if ('fonts' in document) await document.fonts.ready;
  await frame();
  await frame();
}

export interface TickerProps {
  /** Names the link, such as 'announcements'. */
  label: string;
  titles: readonly string[];
  /** Stands still where there are no titles. */
  emptyText: string;
  /** Where a tap leads. Without it the ticker is only read. */
  href?: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Beside the titles at the line's end, such as a download button. */
  end?: ReactNode;
}

/**
 * Titles that run past. They rest under a finger or a mouse and while focused; for those who asked for less motion they
 * stand still, one after the other.
 */
export function Ticker({ label, titles, emptyText, href, onClick, end }: TickerProps) {
  const track = useRef<HTMLSpanElement>(null);
  const isEmpty = titles.length === 0;
  useEffect(() => {
    const moving = track.current;
    const view = moving?.parentElement;
    const text = moving?.firstElementChild;
    if (!view || !text) return;
    // The pace is a matter of the ticker's own width, on any screen.
    const measure = () =>
      moving.style.setProperty('--ticker-duration', `${(text.clientWidth / view.clientWidth) * secondsAcross}s`);
    const observer = new ResizeObserver(measure);
    let isGone = false;
    // Letters that came while the titles run would make them jump. Until then they stand at their beginning.
    void lettersStand().then(() => {
      if (!isGone) [view, text].forEach((element) => observer.observe(element));
    });
    // Under reduced motion the titles stand one below the other in a view as high as one: this shows the next.
    const turns = setInterval(() => {
      if (!view.matches(':is(:hover, :focus) > *'))
        view.scrollTop = (view.scrollTop + view.clientHeight) % text.clientHeight;
    }, secondsAlone * 1000);
    return () => {
      isGone = true;
      observer.disconnect();
      clearInterval(turns);
    };
  }, [isEmpty]);

  const run = (
    <span className={styles.run}>
      {titles.map((title, index) => (
        <bdi key={index}>{title}</bdi>
      ))}
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
    <div className={styles.ticker}>
      {href === undefined ? (
        <div className={styles.link}>{inside}</div>
      ) : (
        <Link href={href} onClick={onClick} className={styles.link}>
          {inside}
        </Link>
      )}
      {end}
    </div>
  );
}

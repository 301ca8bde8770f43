import { Megaphone } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../../link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Ticker.module.css';

/** Seconds in which the titles cross the ticker once. */
const secondsAcross = 9;

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

/** Titles that run past. They rest while pressed, while focused, and for those who asked for less motion. */
export function Ticker({ label, titles, emptyText, href, onClick, end }: TickerProps) {
  const track = useRef<HTMLSpanElement>(null);
  const isEmpty = titles.length === 0;
  useEffect(() => {
    const view = track.current?.parentElement;
    const text = track.current?.firstElementChild;
    if (!view || !text || isEmpty) return;
    // The way is as long as the titles, the pace a matter of the ticker's own width, on any screen.
    const measure = () => {
      const distance = text.getBoundingClientRect().width;
      const width = view.clientWidth;
      if (width === 0) return;
      track.current?.style.setProperty('--ticker-distance', `${distance}px`);
      track.current?.style.setProperty('--ticker-duration', `${(distance / width) * secondsAcross}s`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(view);
    observer.observe(text);
    return () => observer.disconnect();
  }, [isEmpty]);

  const run = <span className={styles.run}>{titles.map((title, index) => <bdi key={index}>{title}</bdi>)}</span>;
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
            <span aria-hidden className={styles.again}>{run}</span>
          </span>
        </span>
      )}
    </>
  );
  return (
    <div className={styles.ticker}>
      {href === undefined ? <div className={styles.link}>{inside}</div> : <Link href={href} onClick={onClick} className={styles.link}>{inside}</Link>}
      {end}
    </div>
  );
}

import { X } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './NewsRow.module.css';

export interface NewsRowProps {
  /** A few words before the title, for example 'New for you'. */
  kicker?: string;
  /** Title of the first piece of news. */
  title: string;
  /** Position of the title among several pieces of news, for example '1 of 3'. Undefined for one piece. */
  position?: string | undefined;
  /** Opens the news. */
  onOpen: () => void;
  closeLabel: string;
  /** Closes the row without opening the news. */
  onClose: () => void;
}

/** News in one line of the page: a button that opens it, and a close button. It has the height of a `Ticker`. */
export function NewsRow({ kicker, title, position, onOpen, closeLabel, onClose }: NewsRowProps) {
  return (
    <div className={styles.row}>
      <button type="button" aria-haspopup="dialog" onClick={onOpen} className={styles.open}>
        {/* The spaces separate the words for screen readers. */}
        {kicker !== undefined && <span className={styles.kicker}>{kicker}</span>}{' '}
        <bdi className={styles.title}>{title}</bdi>{' '}
        {position !== undefined && <span className={styles.position}>{position}</span>}
      </button>
      <IconButton label={closeLabel} onClick={onClose} className={styles.close}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

import { useTexts } from '@livery/i18n/react';
import { GameImage } from '@livery/ui';
import { Eye } from 'lucide-react';
import styles from './LiveCard.module.css';

export interface LiveCardProps {
  name: string;
  /** The title of the show. */
  room: string;
  /** The number of viewers. */
  viewers: number;
  /** The number of viewers in short form, as it is shown: `2.6K`. */
  shortViewers: string;
  pictureUrl: string;
  /** Opens the table of the show; missing if there is no table. */
  onOpen: (() => void) | undefined;
}

/** A live show: its picture, and on it the name, the title of the show and the number of viewers. */
export function LiveCard({ name, room, viewers, shortViewers, pictureUrl, onOpen }: LiveCardProps) {
  const { t } = useTexts('liveModels');
  const inside = (
    <>
      <GameImage sources={[pictureUrl]} width={2.4} />
      <span className={styles.marks}>
        <span className={styles.live}>{t('live')}</span>
        <span
          role="img"
          aria-label={t('viewers', { count: viewers, formattedCount: shortViewers })}
          className={styles.viewers}
        >
          <Eye aria-hidden />
          <bdi>{shortViewers}</bdi>
        </span>
      </span>
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <bdi className={styles.room}>{room}</bdi>
      </span>
    </>
  );
  return onOpen ? (
    <button type="button" className={styles.card} onClick={onOpen}>
      {inside}
    </button>
  ) : (
    <span className={styles.card}>{inside}</span>
  );
}

import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { pictureCandidates } from '../../picture/pictureCandidates.ts';
import { bannerWidth } from '../../picture/pictureWidths.ts';
import styles from './AnnouncementDialog.module.css';

interface AnnouncementHeadProps {
  picture?: { src: string; alt: string };
}

/** The head of a card: its picture, or the merchant's own ornament if there is none or it fails to load. */
export function AnnouncementHead({ picture }: AnnouncementHeadProps) {
  const [failed, setFailed] = useState<string>();
  if (picture === undefined || failed === picture.src) {
    return (
      <div aria-hidden className={styles.ornament}>
        <span className={styles.emblem}>
          <Megaphone />
        </span>
      </div>
    );
  }
  return (
    <img
      alt={picture.alt}
      width={1120}
      height={490}
      draggable={false}
      className={styles.picture}
      decoding="async"
      onError={() => setFailed(picture.src)}
      {...pictureCandidates(picture.src, bannerWidth)}
    />
  );
}

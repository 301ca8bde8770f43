import { Megaphone } from 'lucide-react';
import { Picture } from '../../picture/Picture.tsx';
import { bannerWidth } from '../../picture/pictureWidths.ts';
import { useFailedPicture } from '../../picture/useFailedPicture.ts';
import styles from './AnnouncementDialog.module.css';

interface AnnouncementHeadProps {
  picture?: { src: string; alt: string };
}

/** The head of a card: its picture, or the merchant's ornament if there is no picture or if it fails to load. */
export function AnnouncementHead({ picture }: AnnouncementHeadProps) {
  const [hasFailed, fail] = useFailedPicture(picture?.src);
  if (picture === undefined || hasFailed) {
    return (
      <div aria-hidden className={styles.ornament}>
        <span className={styles.emblem}>
          <Megaphone />
        </span>
      </div>
    );
  }
  return (
    <Picture
      alt={picture.alt}
      width={1120}
      height={490}
      draggable={false}
      className={styles.picture}
      decoding="async"
      onError={fail}
      address={picture.src}
      rem={bannerWidth}
    />
  );
}

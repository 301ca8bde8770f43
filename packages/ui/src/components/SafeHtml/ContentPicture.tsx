import { Picture } from '../../picture/Picture.tsx';
import { bannerWidth } from '../../picture/pictureWidths.ts';
import { useFailedPicture } from '../../picture/useFailedPicture.ts';
import styles from './SafeHtml.module.css';

interface ContentPictureProps {
  src: string;
  alt: string;
  /** Size from the content: it reserves the space while the picture loads. */
  width?: number;
  height?: number;
}

/** A picture in the content; its alt text if it cannot be loaded. */
export function ContentPicture({ src, alt, width, height }: ContentPictureProps) {
  const [hasFailed, fail] = useFailedPicture(src);
  if (hasFailed) return alt;
  return (
    <Picture
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={styles.picture}
      onError={fail}
      address={src}
      rem={bannerWidth}
    />
  );
}

import { Picture } from '../../picture/Picture.tsx';
import { bannerWidth } from '../../picture/pictureWidths.ts';
import { useFailedPicture } from '../../picture/useFailedPicture.ts';
import styles from './SafeHtml.module.css';

interface ContentPictureProps {
  src: string;
  alt: string;
  /** Width and height that the content specifies. They reserve the space while the picture loads. */
  width?: number;
  height?: number;
}

/** A picture in the content. If it cannot be loaded, its alternative text is shown. */
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

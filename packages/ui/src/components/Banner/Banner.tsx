import { type MouseEvent, memo, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from '../../link/Link.tsx';
import { Picture } from '../../picture/Picture.tsx';
import { bannerWidth } from '../../picture/pictureWidths.ts';
import { useFailedPicture } from '../../picture/useFailedPicture.ts';
import styles from './Banner.module.css';

export interface BannerSlide {
  id: string;
  /**
   * Address of a 16:7 picture. It may contain several sizes, `offer.(400w-672w).avif`, from which the browser selects
   * one.
   */
  src: string;
  /** Rendered width in rem. Default: the width of the page. */
  width?: number;
  /** Description of the picture, including the words in it. */
  alt: string;
  /** Address it opens. Without it the banner is only a picture. */
  href?: string;
  /** Whether the address leaves the app: opens a new tab. Default false. */
  isExternal?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface BannerProps {
  slide: BannerSlide;
  /** Whether the banner is visible immediately. Then its picture loads first. Default true. */
  isEager?: boolean;
}

/** One banner, 16:7. Home shows the first banner in this way until the carousel's code has loaded. */
export const Banner = memo(function Banner({
  slide: { src, width = bannerWidth, alt, href, isExternal, onClick },
  isEager = true,
}: BannerProps) {
  const [hasFailed, fail] = useFailedPicture(src);
  const image = useRef<HTMLImageElement>(null);
  // A prerendered picture may have failed before React added its listener.
  const lookForFailure = useEffectEvent(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) fail();
  });
  useEffect(() => lookForFailure(), [src]);

  const picture = (
    <Picture
      // A new element requests the picture again: immediately, and when the network is back.
      key={String(hasFailed)}
      ref={image}
      onError={fail}
      alt={alt}
      width={1120}
      height={490}
      className={styles.picture}
      draggable={false}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'low'}
      decoding="async"
      address={src}
      rem={width}
    />
  );
  if (href === undefined) {
    return (
      <span data-place className={styles.banner}>
        {picture}
      </span>
    );
  }
  const target = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Link data-place href={href} onClick={onClick} className={styles.banner} {...target}>
      {picture}
    </Link>
  );
});

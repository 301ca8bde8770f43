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
  /** Description of the picture, including the text in it. Not used with a heading. */
  alt: string;
  /** Text over the picture, at the inline start. Without it the picture is expected to contain its text. */
  heading?: string;
  /** A smaller text below the heading. */
  line?: string;
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

/** One banner, 16:7 or the ratio of the theme. Home shows the first banner in this way until the carousel's code has loaded. */
export const Banner = memo(function Banner({
  slide: { src, alt, heading, line, href, isExternal, onClick },
  isEager = true,
}: BannerProps) {
  const [hasFailed, fail] = useFailedPicture(src);
  const image = useRef<HTMLImageElement>(null);
  // A prerendered picture may have failed before React added its listener.
  const lookForFailure = useEffectEvent(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) fail();
  });
  useEffect(() => lookForFailure(), [src]);

  const content = (
    <>
      <Picture
        // A new element requests the picture again: immediately, and when the network is back.
        key={String(hasFailed)}
        ref={image}
        onError={fail}
        alt={heading === undefined ? alt : ''}
        width={1120}
        height={490}
        className={styles.picture}
        draggable={false}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'low'}
        decoding="async"
        address={src}
        rem={bannerWidth}
      />
      {heading !== undefined && (
        <span className={styles.words}>
          <span dir="auto" className={styles.heading}>
            {heading}
          </span>{' '}
          {line !== undefined && (
            <span dir="auto" className={styles.line}>
              {line}
            </span>
          )}
        </span>
      )}
    </>
  );
  if (href === undefined) {
    return (
      <span data-place className={styles.banner}>
        {content}
      </span>
    );
  }
  const target = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Link data-place href={href} onClick={onClick} className={styles.banner} {...target}>
      {content}
    </Link>
  );
});

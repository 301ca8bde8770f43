import type { MouseEvent } from 'react';
import { Link } from '../../link/Link.tsx';
import styles from './Banner.module.css';

export interface BannerSlide {
  id: string;
  /** Address of a 16:7 picture. */
  src: string;
  /** What the picture shows, with the words drawn into it. */
  alt: string;
  /** Address it opens. Without it the banner is only a picture. */
  href?: string;
  /** Whether the address leaves the app: opens a new tab. Default false. */
  isExternal?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface BannerProps {
  slide: BannerSlide;
  /** Whether it is in view at once, and loads first. Default true. */
  isEager?: boolean;
}

/** One banner, 16:7. Shows the first one until the carousel's code is there. */
export function Banner({ slide: { src, alt, href, isExternal, onClick }, isEager = true }: BannerProps) {
  const picture = (
    <img
      src={src}
      alt={alt}
      width={1120}
      height={490}
      className={styles.picture}
      draggable={false}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'low'}
      decoding={isEager ? 'auto' : 'async'}
    />
  );
  if (href === undefined) return <span className={styles.banner}>{picture}</span>;
  const target = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Link href={href} onClick={onClick} className={styles.banner} {...target}>
      {picture}
    </Link>
  );
}

import type { MouseEvent } from 'react';
import { Link } from '../../link/Link.tsx';
import styles from './Banner.module.css';

export interface BannerSlide {
  id: string;
  /** Address of a 16:7 picture. */
  src: string;
  /** What the picture says; the words drawn into it are part of it. */
  alt: string;
  /** Where it leads. A banner without it is a picture. */
  href?: string;
  /** For links that leave the app: a new tab. */
  isExternal?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface BannerProps {
  slide: BannerSlide;
  /** In sight at once. Default true. */
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

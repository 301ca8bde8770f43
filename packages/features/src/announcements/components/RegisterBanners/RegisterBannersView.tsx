import { Banner, type BannerSlide, Skeleton } from '@livery/ui';
import { type ReactNode, Suspense } from 'react';
import { carousel } from '../../blocks.tsx';
import styles from './RegisterBannersView.module.css';

export interface RegisterBannersViewProps {
  /** Undefined while the banners are loading. */
  slides: readonly BannerSlide[] | undefined;
  /** Shown if there are no banners. */
  instead: ReactNode;
}

/** One banner, or a carousel of several. While they load, a skeleton reserves their space. */
export function RegisterBannersView({ slides, instead }: RegisterBannersViewProps) {
  const [first] = slides ?? [];
  if (slides !== undefined && first === undefined) return instead;
  const content = () => {
    if (slides === undefined || first === undefined) return <Skeleton shape="banner" />;
    const alone = <Banner slide={first} />;
    if (slides.length === 1) return alone;
    return (
      <Suspense fallback={alone}>
        <carousel.Component slides={slides} isPeeking={false} />
      </Suspense>
    );
  };
  return <div className={styles.banners}>{content()}</div>;
}

import { useTexts } from '@livery/i18n/react';
import { BannerCarousel, type BannerCarouselProps } from '@livery/ui/carousel';
import { useStoppedMotion } from '../../model/stoppedMotion.ts';

type RotatingBannersProps = Pick<BannerCarouselProps, 'slides' | 'shownSince' | 'isPeeking'>;

/** The banners as a carousel. The player can stop it. */
export function RotatingBanners(props: RotatingBannersProps) {
  const { t } = useTexts('home');
  const { isStopped, setStopped } = useStoppedMotion();
  return (
    <BannerCarousel
      {...props}
      label={t('banners')}
      slideLabel={(position, total) => t('bannerPosition', { position, total })}
      pause={{ isStopped, onChange: setStopped, stopLabel: t('stopMotion'), startLabel: t('startMotion') }}
    />
  );
}

import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { classNames } from '../../classNames.ts';
import { Banner, type BannerSlide } from '../Banner/Banner.tsx';
import styles from './BannerCarousel.module.css';
import { useDirection } from './useDirection.ts';

export interface BannerCarouselProps {
  /** Names the carousel for screen readers. */
  label: string;
  slides: readonly BannerSlide[];
  /** Words for a dot, such as '2 of 5'. */
  slideLabel: (number: number, total: number) => string;
  /** Milliseconds a banner stays. Default 5000. */
  interval?: number;
}

/** Banners in turn, going round where there is more than one. They stand still for those who asked for less motion. */
export function BannerCarousel({ label, slides, slideLabel, interval = 5000 }: BannerCarouselProps) {
  const direction = useDirection();
  const isLooping = slides.length > 1;
  const [plugins] = useState(() => (prefersStillness() ? [] : [Autoplay({ delay: interval, stopOnInteraction: false, stopOnFocusIn: true })]));
  const [viewport, carousel] = useEmblaCarousel({ loop: isLooping, direction, active: isLooping }, isLooping ? plugins : []);
  const current = useSelected(carousel);

  return (
    <section aria-label={label} aria-roledescription="carousel" className={styles.carousel}>
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track}>
          {slides.map((slide, index) => (
            <div key={slide.id} className={styles.slide} inert={index !== current}>
              <Banner slide={slide} isEager={index === 0} />
            </div>
          ))}
        </div>
      </div>
      {isLooping && (
        <div className={styles.dots}>
          {slides.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              className={classNames(styles.dot, index === current && styles.current)}
              aria-label={slideLabel(index + 1, slides.length)}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => carousel?.scrollTo(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** Number of the slide that shows, read from the carousel itself: a slide chosen before anyone listened counts too. */
function useSelected(carousel: UseEmblaCarouselType[1]): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      carousel?.on('select', onChange).on('reInit', onChange);
      return () => void carousel?.off('select', onChange).off('reInit', onChange);
    },
    [carousel],
  );
  return useSyncExternalStore(subscribe, () => carousel?.selectedScrollSnap() ?? 0, () => 0);
}

/** Also called where a page is drawn ahead, without a window. */
const prefersStillness = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

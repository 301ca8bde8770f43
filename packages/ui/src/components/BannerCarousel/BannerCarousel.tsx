import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../../classNames.ts';
import { Banner, type BannerSlide } from '../Banner/Banner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './BannerCarousel.module.css';
import { useDirection } from './useDirection.ts';
import { useRest } from './useRest.ts';

export interface BannerCarouselProps {
  /** Names the carousel for screen readers. */
  label: string;
  slides: readonly BannerSlide[];
  /** Words for a banner's place, such as '2 of 5': on its dot, and said when a person chose it. */
  slideLabel: (number: number, total: number) => string;
  /** Milliseconds a banner stays. Default 5000. */
  interval?: number;
}

/**
 * Banners in turn, going round where there is more than one. They rest while a finger or a mouse is on them, while the
 * keyboard's focus is among them, while nobody sees the page, and always for those who asked for less motion.
 * Arrow keys lead to the banner before or after, as the text runs; a screen reader hears which of how many it is.
 */
export function BannerCarousel({ label, slides, slideLabel, interval = 5000 }: BannerCarouselProps) {
  const direction = useDirection();
  const isLooping = slides.length > 1;
  const [viewport, carousel] = useEmblaCarousel({ loop: isLooping, direction, active: isLooping });
  const current = useSelected(carousel);
  const { isResting, isStill, handlers } = useRest();
  const section = useRef<HTMLElement>(null);
  /** What a person chose is said; what turns by itself is not. */
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!carousel || !isLooping || isResting) return undefined;
    const timer = setTimeout(() => carousel.scrollNext(), interval);
    return () => clearTimeout(timer);
  }, [carousel, isLooping, isResting, interval, current]);

  const choose = (index: number) => {
    carousel?.scrollTo(index, isStill);
    setSaid(slideLabel(index + 1, slides.length));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const along = direction === 'rtl' ? -1 : 1;
    const step = { ArrowRight: along, ArrowLeft: -along }[event.key];
    // With Alt or Meta the arrows are the browser's own way back and forward.
    if (step === undefined || !isLooping || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = (current + step + slides.length) % slides.length;
    // A banner out of sight can hold no focus: the dots, which stay, carry it on.
    section.current?.querySelectorAll('button')[next]?.focus();
    choose(next);
  };

  return (
    <section ref={section} aria-label={label} className={styles.carousel} {...handlers}>
      <div ref={viewport} className={styles.viewport} onKeyDown={handleKeyDown} role="presentation">
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
              onClick={() => choose(index)}
              onKeyDown={handleKeyDown}
            />
          ))}
        </div>
      )}
      <VisuallyHidden>
        <p aria-live="polite">{said}</p>
      </VisuallyHidden>
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
  return useSyncExternalStore(
    subscribe,
    () => carousel?.selectedScrollSnap() ?? 0,
    () => 0,
  );
}

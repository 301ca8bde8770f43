import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../../classNames.ts';
import { useIsVisible } from '../../nearViewport/useIsVisible.ts';
import { Banner, type BannerSlide } from '../Banner/Banner.tsx';
import { PauseButton, type PauseButtonProps } from '../PauseButton/PauseButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './BannerCarousel.module.css';
import { useDirection } from '../../useDirection.ts';
import { usePause } from './usePause.ts';

export interface BannerCarouselProps {
  /** Names the carousel for screen readers. */
  label: string;
  slides: readonly BannerSlide[];
  /**
   * Returns the text for a banner's position, for example '2 of 5'. It is the name of the dot, and it is announced when
   * a player selects the banner.
   */
  slideLabel: (number: number, total: number) => string;
  /** Milliseconds for which a banner stays. Default 5000. */
  interval?: number;
  /** Props of the button that stops the carousel. Default: no button. */
  pause?: Omit<PauseButtonProps, 'isOnPicture'>;
  /**
   * Time at which the first banner was first shown, in milliseconds of `performance.now()`. Set it if a `Banner` showed
   * the picture before this component's code was loaded: that time is included in the banner's interval. Default: now.
   */
  shownSince?: number;
  /**
   * Whether the banners beside the current one are partly visible. Then each banner has the share `--banner-share` of
   * the width. Default false.
   */
  isPeeking?: boolean;
}

/**
 * Banners that change automatically, in a loop if there are two or more. They do not change after the player presses
 * the stop button, while they are touched or hovered, while they have the keyboard focus, while they or the page are
 * not visible, or under reduced motion. Arrow keys show the next or previous banner in the direction of the text.
 * Screen readers announce the position of a banner that the player selected.
 */
export function BannerCarousel({
  label,
  slides,
  slideLabel,
  interval = 5000,
  pause,
  shownSince,
  isPeeking = false,
}: BannerCarouselProps) {
  const direction = useDirection();
  const isLooping = slides.length > 1;
  const [viewport, carousel] = useEmblaCarousel({ loop: isLooping, direction, active: isLooping });
  const current = useSelected(carousel);
  const isReached = useReached(current, slides.length);
  const { isPaused: isResting, isReduced, handlers } = usePause();
  const isPaused = isResting || pause?.isStopped === true;
  const { ref: inSight, isInSight } = useIsVisible(true);
  const dots = useRef<HTMLDivElement>(null);
  const firstShown = useRef(shownSince);
  /**
   * Text for screen readers: the position of the banner that the player selected. Automatic changes are not announced.
   */
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (isPaused) firstShown.current = undefined;
    if (!carousel || !isLooping || isPaused || !isInSight) return undefined;
    const elapsed = firstShown.current === undefined ? 0 : performance.now() - firstShown.current;
    const timer = setTimeout(
      () => {
        firstShown.current = undefined;
        carousel.scrollNext();
      },
      Math.max(0, interval - elapsed),
    );
    return () => clearTimeout(timer);
  }, [carousel, isLooping, isPaused, isInSight, interval, current]);

  const choose = (index: number) => {
    firstShown.current = undefined;
    carousel?.scrollTo(index, isReduced);
    setSaid(slideLabel(index + 1, slides.length));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const along = direction === 'rtl' ? -1 : 1;
    const step = { ArrowRight: along, ArrowLeft: -along }[event.key];
    // With Alt or Meta, arrow keys are the browser's own back and forward.
    if (step === undefined || !isLooping || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = (current + step + slides.length) % slides.length;
    // A hidden banner cannot have the focus, so the focus moves to the dots, which stay.
    dots.current?.querySelectorAll('button')[next]?.focus();
    choose(next);
  };

  return (
    // Observe the section, which does not move. The track moves out of view with the first slide.
    <section
      ref={inSight}
      aria-label={label}
      className={classNames(styles.carousel, isPeeking && styles.peeking)}
      {...handlers}
    >
      <div ref={viewport} className={styles.viewport} onKeyDown={handleKeyDown} role="presentation">
        <div className={styles.track}>
          {slides.map((slide, index) => (
            <div key={slide.id} className={styles.slide} inert={index !== current}>
              {isReached(index) && <Banner slide={slide} isEager={index === 0} />}
            </div>
          ))}
        </div>
      </div>
      {isLooping && (
        <div className={styles.controls}>
          <div ref={dots} className={styles.dots}>
            {slides.map(({ id }, index) => (
              <button
                key={id}
                type="button"
                className={classNames(styles.dot, index === current && styles.current)}
                aria-label={slideLabel(index + 1, slides.length)}
                aria-current={index === current ? 'true' : undefined}
                tabIndex={index === current ? 0 : -1}
                onClick={() => choose(index)}
                onKeyDown={handleKeyDown}
              />
            ))}
          </div>
          <div className={styles.pause}>{pause && <PauseButton {...pause} isOnPicture />}</div>
        </div>
      )}
      <VisuallyHidden isSaid>{said}</VisuallyHidden>
    </section>
  );
}

/**
 * Index of the visible slide. It is read from the carousel when this subscribes, so it is also right if a slide was
 * selected before that.
 */
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

/**
 * Returns whether a slide was shown or was next to a shown slide at least once. The pictures of other slides are not
 * loaded.
 */
function useReached(current: number, total: number): (index: number) => boolean {
  const [reached, setReached] = useState<ReadonlySet<number>>(new Set());
  const near = [current - 1, current, current + 1].map((index) => (index + total) % total);
  if (near.some((index) => !reached.has(index))) setReached(new Set([...reached, ...near]));
  return (index) => reached.has(index) || near.includes(index);
}

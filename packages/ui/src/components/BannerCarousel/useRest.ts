import { type FocusEvent, type PointerEvent, useMemo, useState, useSyncExternalStore } from 'react';

interface Rest {
  /** What moves by itself stands still now. */
  isResting: boolean;
  /** Less motion was asked for: what a person chooses appears at once. */
  isStill: boolean;
  /** For the element around all that moves. */
  handlers: {
    onPointerDown: () => void;
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Whether something that moves by itself has to stand still: under a finger, under a mouse, with the keyboard's focus
 * in it, while nobody sees the page, and for those who asked for less motion.
 */
export function useRest(): Rest {
  const [isHeld, setHeld] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isStill = useSyncExternalStore(subscribeToMotion, wantsStillness, () => true);
  const isHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'hidden',
    () => false,
  );
  const handlers = useMemo(
    () => ({
      onPointerDown: () => {
        setHeld(true);
        const letGo = new AbortController();
        // The finger may go up anywhere, or the page's own scrolling may take it over.
        for (const end of ['pointerup', 'pointercancel']) {
          window.addEventListener(
            end,
            () => {
              setHeld(false);
              letGo.abort();
            },
            { signal: letGo.signal },
          );
        }
      },
      // After a touch the browser tells of a mouse that comes and never goes.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // A tap leaves its focus behind: only the keyboard's is somebody who reads.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused((before) => before && currentTarget.contains(relatedTarget)),
    }),
    [],
  );
  return { isResting: isHeld || isHovered || isFocused || isHidden || isStill, isStill, handlers };
}

const motion = '(prefers-reduced-motion: reduce)';
const wantsStillness = () => matchMedia(motion).matches;

function subscribeToMotion(onChange: () => void) {
  const query = matchMedia(motion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

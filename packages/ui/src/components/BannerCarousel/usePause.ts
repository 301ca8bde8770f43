import { type FocusEvent, type PointerEvent, useMemo, useState, useSyncExternalStore } from 'react';

interface Pause {
  /** Whether automatic motion must pause now. */
  isPaused: boolean;
  /** Whether the player prefers reduced motion. Then a banner that the player selects appears immediately. */
  isReduced: boolean;
  /** Handlers for the element around all moving content. */
  handlers: {
    onPointerDown: () => void;
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Whether automatic motion must pause. It pauses while the content is touched or hovered, while it has the keyboard
 * focus, while the page is hidden, and under reduced motion.
 */
export function usePause(): Pause {
  const [isPointerDown, setPointerDown] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isReduced = useSyncExternalStore(subscribeToMotion, wantsReducedMotion, () => true);
  const isHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'hidden',
    () => false,
  );
  const handlers = useMemo(
    () => ({
      onPointerDown: () => {
        setPointerDown(true);
        const letGo = new AbortController();
        // The finger may be lifted anywhere, or the browser may take the touch for scrolling.
        for (const end of ['pointerup', 'pointercancel']) {
          window.addEventListener(
            end,
            () => {
              setPointerDown(false);
              letGo.abort();
            },
            { signal: letGo.signal },
          );
        }
      },
      // After a touch, browsers report a mouse that enters the element and never leaves it.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // A tap sets the focus too. Only the keyboard focus shows that the player is reading.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused((before) => before && currentTarget.contains(relatedTarget)),
    }),
    [],
  );
  return { isPaused: isPointerDown || isHovered || isFocused || isHidden || isReduced, isReduced, handlers };
}

const motion = '(prefers-reduced-motion: reduce)';
const wantsReducedMotion = () => matchMedia(motion).matches;

function subscribeToMotion(onChange: () => void) {
  const query = matchMedia(motion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

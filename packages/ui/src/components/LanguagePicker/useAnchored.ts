import { type RefObject, useLayoutEffect } from 'react';

/** Minimum pixels between the floating panel and the screen's edges. */
const margin = 8;
/** If fewer pixels are available below the anchor, the panel may be above it. */
const enough = 320;

/**
 * Positions a floating panel beside its anchor, on the side with more space. It is aligned with the nearer end of the
 * anchor and mirrored in right-to-left text. It uses `element.style`, which a strict content security policy allows.
 * The style sheet reads the origin of the animation from `data-side` and `data-edge`.
 */
export function useAnchored(ref: RefObject<HTMLElement | null>, anchor: HTMLElement | null) {
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel || !anchor) return;
    const place = () => {
      const [width, height] = [document.documentElement.clientWidth, window.innerHeight];
      const { top, bottom, left, right } = anchor.getBoundingClientRect();
      const isMirrored = getComputedStyle(anchor).direction === 'rtl';
      const [fromStart, fromEnd] = isMirrored ? [width - right, left] : [left, width - right];
      const isBelow = height - bottom >= enough || height - bottom >= top;
      const isAtEnd = fromEnd < fromStart;
      const inline = Math.max(margin, isAtEnd ? fromEnd : fromStart);
      Object.assign(panel.style, {
        insetBlockStart: isBelow ? `${bottom}px` : 'auto',
        insetBlockEnd: isBelow ? 'auto' : `${height - top}px`,
        insetInlineStart: isAtEnd ? 'auto' : `${inline}px`,
        insetInlineEnd: isAtEnd ? `${inline}px` : 'auto',
        maxBlockSize: `${(isBelow ? height - bottom : top) - 2 * margin}px`,
        maxInlineSize: `${width - inline - margin}px`,
      });
      panel.dataset['side'] = isBelow ? 'below' : 'above';
      panel.dataset['edge'] = isAtEnd ? 'end' : 'start';
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [ref, anchor]);
}

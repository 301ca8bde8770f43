import { type RefObject, useLayoutEffect } from 'react';

/** Minimum pixels between the floating panel and the screen's edges. */
const margin = 8;
/** If there are fewer pixels below the anchor, the room above it is considered. */
const enough = 320;

/**
 * Positions a floating panel beside its anchor, on the side with room and aligned with the anchor's nearer end,
 * mirrored with the text. Uses `element.style`, which a strict policy allows; `data-side` and `data-edge` give the
 * style sheet the origin of its animation.
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

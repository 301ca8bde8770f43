import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../prefersReducedMotion.ts';

/** Length of the movement in milliseconds. It equals the fade of a new screen. */
const duration = 300;
/** Most of the movement happens in the first frames, because the player waits for the next screen. */
const easing = 'cubic-bezier(0, 0.7, 0.2, 1)';
/** Milliseconds in which the next screen must show the picture. After a slow load, a movement would be a surprise. */
const validMs = 1_000;

/** The picture that was left last: the address, the place in the viewport, and the time. */
let left: { address: string; from: DOMRect; at: number } | undefined;

interface SharedPicture<Frame extends Element> {
  /** The frame of the picture. */
  ref: RefObject<Frame | null>;
  /** Notes the place of the picture. Call it when the player opens a screen that shows the same picture. */
  leave: () => void;
}

/**
 * Connects two screens that show the same picture: the picture of the new screen moves from its place on the last screen
 * to its own place. It only transforms the frame, so that the browser needs no layout and no picture of the page.
 * Nothing moves if the player prefers reduced motion.
 *
 * @param address address of the picture; it must be the same on both screens
 * @param isLeftWithScreen whether to store the position when the screen is removed, for the animation on return. Default
 * false, because measuring many pictures of a list would delay the next screen.
 */
export function useSharedPicture<Frame extends Element>(
  address: string | undefined,
  isLeftWithScreen = false,
): SharedPicture<Frame> {
  const ref = useRef<Frame>(null);
  const note = (frame: Element | null) => {
    if (address !== undefined && frame !== null)
      left = { address, from: frame.getBoundingClientRect(), at: performance.now() };
  };
  useLayoutEffect(() => {
    const frame = ref.current;
    // The screen restores its scroll position after the effects of its parts, still before it is painted.
    queueMicrotask(() => enter(address, frame));
    return isLeftWithScreen ? () => note(frame) : undefined;
    // A recycled frame that shows another picture has not appeared again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return { ref, leave: () => note(ref.current) };
}

/** Moves a frame from the place where the last screen showed its picture. */
function enter(address: string | undefined, frame: Element | null): void {
  if (left === undefined || frame === null || left.address !== address) return;
  const { from, at } = left;
  left = undefined;
  const to = frame.getBoundingClientRect();
  if (performance.now() - at > validMs || to.width === 0 || prefersReducedMotion()) return;
  // One factor for both directions, because the picture would be distorted otherwise. The part that is outside the last
  // place is cut off.
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const x = from.left + from.width / 2 - (to.left + (to.width * scale) / 2);
  const y = from.top + from.height / 2 - (to.top + (to.height * scale) / 2);
  const cutX = (to.width - from.width / scale) / 2;
  const cutY = (to.height - from.height / scale) / 2;
  const start = `translate(${x}px, ${y}px) scale(${scale})`;
  // jsdom has no animations.
  frame.animate?.({ transformOrigin: ['0 0', '0 0'], transform: [start, 'none'] }, { duration, easing });
  // In its own animation, because some browsers run an animation of a clip in the main thread.
  if (Math.max(cutX, cutY) > 1)
    frame.animate?.({ clipPath: [`inset(${cutY}px ${cutX}px)`, 'inset(0px 0px)'] }, { duration, easing });
}

/** Whether a picture that was left moments ago may move to the next screen. */
export const isPictureMoving = (): boolean => left !== undefined && performance.now() - left.at <= validMs;

/*
 * Whether the page is held: a finger is on the glass, or a mouse's button is down. A finger that rests says nothing of itself, so
 * whoever listens late would not know of it: the script in the page's head listens from the first moment on, and the page
 * itself says what it has found.
 */

const mark = (isDown: boolean) => {
  const { dataset } = document.documentElement;
  if (isDown) dataset['held'] = '';
  else delete dataset['held'];
};
const handleTouch = ({ touches }: TouchEvent) => mark(touches.length > 0);
const handlePointer = ({ type, pointerType }: PointerEvent) => {
  // A finger that scrolls is cancelled as a pointer while it is still down: fingers are counted as touches. One whose target has
  // left the page goes up as a pointer alone.
  if (pointerType !== 'touch' || type === 'pointerup') mark(type === 'pointerdown');
};

/** Marks the page as held while it is. */
export function watchHeld(signal?: AbortSignal): void {
  const options = { capture: true, passive: true, ...(signal && { signal }) };
  for (const kind of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    addEventListener(kind, handlePointer, options);
  for (const kind of ['touchstart', 'touchend', 'touchcancel'] as const) addEventListener(kind, handleTouch, options);
}

/** Whether the page is held, as far as anything has watched. */
export const isHeld = (): boolean => document.documentElement.dataset['held'] !== undefined;

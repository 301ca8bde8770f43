/*
 * Whether a finger is on the screen or a mouse button is down. A finger that does not move sends no events, so a
 * listener that is added later would not notice it. For this reason, the script in the page's head listens from the
 * start and stores the state on the root element.
 */

const mark = (isDown: boolean) => {
  const { dataset } = document.documentElement;
  if (isDown) dataset['held'] = '';
  else delete dataset['held'];
};
const handleTouch = ({ touches }: TouchEvent) => mark(touches.length > 0);
const handlePointer = ({ type, pointerType }: PointerEvent) => {
  // When a finger starts to scroll, the browser sends `pointercancel` although the finger is still down. So fingers are
  // counted only with touch events. Exception: if the target of a finger was removed, only `pointerup` reports the end.
  if (pointerType !== 'touch' || type === 'pointerup') mark(type === 'pointerdown');
};

/** Stores on the root element whether a finger or a mouse button is down. */
export function watchPointerDown(signal?: AbortSignal): void {
  const options = { capture: true, passive: true, ...(signal && { signal }) };
  for (const kind of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    addEventListener(kind, handlePointer, options);
  for (const kind of ['touchstart', 'touchend', 'touchcancel'] as const) addEventListener(kind, handleTouch, options);
}

/** Whether a finger or a mouse button is down. False if `watchPointerDown` was not called. */
export const isPointerDown = (): boolean => document.documentElement.dataset['held'] !== undefined;

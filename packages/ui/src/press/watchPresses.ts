import { pressTiming } from './pressTiming.ts';
import { ignoreTouchClick } from './ignoreTouchClick.ts';

/** Elements that a touch can press. A label is included because it represents its input. */
const controls = 'a[href], button, label, summary, [role="option"], input[type="file"]';

interface Press {
  pointerId: number;
  x: number;
  y: number;
  /** Box of the control at the start of the touch, because a pressed control may be smaller. */
  box: DOMRect;
  /** Whether the pointer is on the control or within the retention offset. */
  isInside: boolean;
  isCancelled: boolean;
}

/**
 * Gives every control of a page the product's press timings (`pressTiming`). A control that looks pressed has the attribute
 * `data-pressed`, which the style sheets draw. Movement beyond the limit cancels the press: the click that follows is ignored.
 * The listeners never block scrolling. Clicks of the keyboard and of screen readers are unchanged.
 *
 * @returns a function that stops this
 */
export function watchPresses(page: Document): () => void {
  let control: HTMLElement | undefined;
  let press: Press | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (isPressed: boolean, delayMs: number) => {
    clearTimeout(timer);
    const target = control;
    const apply = () => target?.toggleAttribute('data-pressed', isPressed);
    if (delayMs === 0) apply();
    else timer = setTimeout(apply, delayMs);
  };

  const handleDown = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    show(false, 0);
    press = undefined;
    control = controlOf(event.target);
    if (control === undefined) return;
    press = {
      pointerId: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      box: control.getBoundingClientRect(),
      isInside: true,
      isCancelled: false,
    };
    show(true, pressTiming.pressIn);
  };

  const handleMove = (event: PointerEvent) => {
    if (press?.pointerId !== event.pointerId || press.isCancelled) return;
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > pressTiming.movement) {
      press.isCancelled = true;
      return show(false, 0);
    }
    const isInside = isWithin(press.box, event);
    if (isInside === press.isInside) return;
    press.isInside = isInside;
    show(isInside, 0);
  };

  const handleUp = (event: PointerEvent) => {
    if (press?.pointerId !== event.pointerId) return;
    const { isInside, isCancelled } = press;
    press = undefined;
    if (isCancelled) return ignoreTouchClick();
    if (!isInside) return;
    // A tap that ended before the delay is shown as well, for as long as any other press.
    show(true, 0);
    show(false, pressTiming.pressOut);
    // If a mouse is released beside the control, the browser sends the click to the element there. A touch sends the
    // click to the control at which it began.
    if (event.pointerType === 'mouse' && control !== controlOf(event.target)) {
      ignoreTouchClick();
      control?.click();
    }
  };

  const handleCancel = (event: PointerEvent) => {
    if (press?.pointerId !== event.pointerId) return;
    press = undefined;
    show(false, 0);
  };

  const listeners = [
    ['pointerdown', handleDown],
    ['pointermove', handleMove],
    ['pointerup', handleUp],
    ['pointercancel', handleCancel],
  ] as const;
  const options = { capture: true, passive: true };
  listeners.forEach(([type, listener]) => page.addEventListener(type, listener, options));
  return () => {
    listeners.forEach(([type, listener]) => page.removeEventListener(type, listener, options));
    show(false, 0);
  };
}

/** The control that an event affects. Undefined if it is disabled. */
function controlOf(target: EventTarget | null): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
  return control?.matches(':disabled, [aria-disabled="true"]') === false ? control : undefined;
}

/** Whether the pointer is over the box, or within the retention offset of its edges. */
function isWithin({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent): boolean {
  const offset = pressTiming.retentionOffset;
  return clientX >= left - offset && clientX <= right + offset && clientY >= top - offset && clientY <= bottom + offset;
}

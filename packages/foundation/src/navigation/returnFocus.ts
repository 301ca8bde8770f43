import type { ReturnPoint } from '@livery/device/return-points';

/** Which control of a screen had the focus: what it is called, and which one of those that are called so. */
type FocusedControl = NonNullable<ReturnPoint['focus']>;

/** Milliseconds to wait for the control: the screen's content may still be loading. */
const maxWaitMs = 10_000;
/** Events by which a person goes on by themselves. */
const interruptions = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
/** Characters of a name that tell one control from another. */
const longestName = 100;

const nameOf = (control: Element) =>
  (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, longestName);
const controlsCalled = (screen: Element, name: string) =>
  [...screen.querySelectorAll<HTMLElement>('a[href], button')].filter((control) => nameOf(control) === name);

/** The link or button of a screen that has the focus; undefined where none has, or one without a name. */
export function focusedControl(screen: Element | null): FocusedControl | undefined {
  const focused = document.activeElement;
  if (focused === null || !screen?.contains(focused)) return undefined;
  const name = nameOf(focused);
  const number = name === '' ? -1 : controlsCalled(screen, name).findIndex((control) => control === focused);
  return number < 0 ? undefined : { name, number };
}

let stopWaiting = () => {};

/**
 * Focuses the control of a screen that had the focus when the screen was left, as soon as it is there, unless the
 * person has gone on by then. It is looked for once a frame at most. Nothing scrolls: the position is found again by
 * itself.
 */
export function restoreFocus(screen: Element, { name, number }: FocusedControl): void {
  stopWaiting();
  const put = () => {
    const control = controlsCalled(screen, name)[number];
    if (control === undefined) return false;
    stopWaiting();
    control.focus({ preventScroll: true });
    return true;
  };
  if (put()) return;
  // Content comes in many small steps, and each look reads every control of the screen.
  let frame: number | undefined;
  const content = new MutationObserver(() => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      put();
    });
  });
  const timer = setTimeout(() => stopWaiting(), maxWaitMs);
  stopWaiting = () => {
    clearTimeout(timer);
    content.disconnect();
    if (frame !== undefined) cancelAnimationFrame(frame);
    for (const type of interruptions) window.removeEventListener(type, stopWaiting);
    stopWaiting = () => {};
  };
  for (const type of interruptions) window.addEventListener(type, stopWaiting, { passive: true });
  content.observe(screen, { subtree: true, childList: true, characterData: true });
}

import type { ReturnPoint } from '@livery/device/return-points';

/** The control of a screen that had the focus: its name, and its index among the controls with this name. */
type FocusedControl = NonNullable<ReturnPoint['focus']>;

/** Milliseconds to wait for the control, because the screen's content may still be loading. */
const maxWaitMs = 10_000;
/** Events that end the wait, because the player uses another control. */
const interruptions = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
/** Number of compared characters of a name. */
const longestName = 100;

const nameOf = (control: Element) =>
  (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, longestName);
const controlsCalled = (screen: Element, name: string) =>
  [...screen.querySelectorAll<HTMLElement>('a[href], button')].filter((control) => nameOf(control) === name);

/** The focused link or button of a screen; undefined if there is none, or if it has no name. */
export function focusedControl(screen: Element | null): FocusedControl | undefined {
  const focused = document.activeElement;
  if (focused === null || !screen?.contains(focused)) return undefined;
  const name = nameOf(focused);
  const number = name === '' ? -1 : controlsCalled(screen, name).findIndex((control) => control === focused);
  return number < 0 ? undefined : { name, number };
}

let stopWaiting = () => {};

/**
 * Focuses the control that had the focus when the player left the screen, as soon as it exists. Stops waiting for it
 * when the player uses the page. Does not scroll, because the scroll position is restored separately.
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
  // Searches at most once per frame, because content arrives in many small mutations, and each search reads every
  // control of the screen.
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

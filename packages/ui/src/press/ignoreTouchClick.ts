/** Milliseconds after a touch in which the browser may send the click of this touch. */
const clickFollowsWithin = 500;

/**
 * Ignores the click that a browser sends after a touch on any element, because the touch was already handled. Clicks of
 * the keyboard and of screen readers have the `detail` 0 and are not ignored.
 */
export function ignoreTouchClick() {
  const stop = (event: MouseEvent) => {
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  const end = () => {
    clearTimeout(timer);
    document.removeEventListener('click', stop, true);
    document.removeEventListener('pointerdown', end, true);
  };
  const timer = setTimeout(end, clickFollowsWithin);
  document.addEventListener('click', stop, true);
  document.addEventListener('pointerdown', end, true);
}

/** A click comes at once after its touch, or not at all. */
const clickFollowsWithin = 500;

/**
 * Keeps the click that a browser sends after a touch from doing anything, wherever it lands: the touch has been answered.
 * Clicks of the keyboard and of screen readers carry no count and pass.
 */
export function swallowClick() {
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

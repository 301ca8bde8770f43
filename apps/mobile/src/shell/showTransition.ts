import { prefersReducedMotion } from '@livery/ui';
import { isPictureMoving } from '@livery/ui/motion';
import styles from './showTransition.module.css';

/**
 * Length of the transition in milliseconds. It is the same for every merchant, independent of the merchant's motion
 * tokens.
 */
const duration = 300;
/** The screen is half visible after the first frames, because a screen that fades in evenly from zero seems late. */
const easing = 'cubic-bezier(0, 0.7, 0.2, 1)';

/**
 * Shows the new screen with the transition of the merchant (`layout.screens` of its theme). The player can touch it
 * immediately. With reduced motion there is no transition.
 *
 * The screen itself is never transformed, because its fixed bars would move with it. A panel above it moves instead. If
 * a picture moves to the new screen, the screen fades in, because a panel would cover the picture.
 *
 * @param isBack whether the player returns to the screen. Then a panel moves in the opposite direction
 */
export function showTransition(isBack: boolean): void {
  if (prefersReducedMotion()) return;
  const hasPanel = document.documentElement.dataset['layout']?.includes('screens-');
  if (hasPanel && !isPictureMoving()) movePanel(isBack);
  // jsdom has no animations.
  else document.querySelector('main')?.animate?.({ opacity: [0, 1] }, { duration, easing });
}

/** The panel of the last transition. */
let last: HTMLElement | undefined;

/** Covers the screen with a panel that its style moves away. */
function movePanel(isBack: boolean): void {
  const panel = document.createElement('div');
  panel.className = styles.panel!;
  // The next screen comes from the end of a line, so the panel moves to its start: 1 to the right, -1 to the left.
  panel.style.setProperty('--start', document.documentElement.dir === 'rtl' ? '1' : '-1');
  panel.style.setProperty('--forward', isBack ? '-1' : '1');
  panel.style.setProperty('--duration', `${duration}ms`);
  panel.style.setProperty('--easing', easing);
  const remove = () => panel.remove();
  panel.addEventListener('animationend', remove);
  panel.addEventListener('animationcancel', remove);
  // If the style of the transition is missing, nothing moves and no event follows.
  setTimeout(remove, 2 * duration);
  last?.remove();
  last = panel;
  document.body.append(panel);
}

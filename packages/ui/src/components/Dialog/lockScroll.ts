import styles from './lockScroll.module.css';

let holders = 0;

/**
 * Stops the page behind an overlay from scrolling, by a class and without inline styles. Returns the function that
 * undoes it.
 */
export function lockScroll(): () => void {
  const { classList, clientWidth } = document.documentElement;
  holders += 1;
  if (holders === 1) {
    if (window.innerWidth > clientWidth) classList.add(styles.hasBar!);
    classList.add(styles.locked!);
  }
  return () => {
    holders -= 1;
    // A dialog may be open over another dialog. When the last one closes, the page can scroll again.
    if (holders === 0) classList.remove(styles.locked!, styles.hasBar!);
  };
}

import styles from './lockScroll.module.css';

let holders = 0;

/** Keeps the page behind where it is, by a class: no style is written into the page. Returns what lets it go again. */
export function lockScroll(): () => void {
  const { classList, clientWidth } = document.documentElement;
  holders += 1;
  if (holders === 1) {
    if (window.innerWidth > clientWidth) classList.add(styles.hasBar!);
    classList.add(styles.locked!);
  }
  return () => {
    holders -= 1;
    // One dialog may stand over another: the last one to leave opens the page.
    if (holders === 0) classList.remove(styles.locked!, styles.hasBar!);
  };
}

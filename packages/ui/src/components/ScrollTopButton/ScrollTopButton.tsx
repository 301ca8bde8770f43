import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { scrollToTop } from './scrollToTop.ts';
import styles from './ScrollTopButton.module.css';

interface ScrollTopButtonProps {
  /** Name of the action, for example 'Back to the top'. */
  label: string;
}

/**
 * Floats above the footer bar when the page has scrolled by more than a screen, and scrolls it back to the top. After a
 * keyboard press it moves the focus to the start of the page, because the button disappears at the top.
 */
export function ScrollTopButton({ label }: ScrollTopButtonProps) {
  const isFar = useSyncExternalStore(subscribe, isBeyondAScreen, () => false);
  if (!isFar) return null;
  return (
    <IconButton label={label} variant="filled" className={styles.button} onClick={({ detail }) => goUp(detail === 0)}>
      <ArrowUp aria-hidden />
    </IconButton>
  );
}

/** Clicks of the keyboard and of screen readers have the `detail` 0. */
function goUp(isByKeyboard: boolean) {
  scrollToTop();
  if (!isByKeyboard) return;
  // Otherwise the next Tab would continue from the button's position, and scroll the page down again.
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

const isBeyondAScreen = () => window.scrollY > window.innerHeight;

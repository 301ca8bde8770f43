import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import styles from './Toast.module.css';
import type { ToastExtrasProps } from './ToastExtras.tsx';

/** What is left of them where their code can't be had: the button, which may be the one that asks for code again. */
const PlainAction = ({ action }: ToastExtrasProps) =>
  action && (
    <button type="button" className={styles.action} onClick={action.onPress}>
      {action.label}
    </button>
  );

/** Their code comes with the first toast; the words do not wait for it. */
const ToastExtras = lazy<ComponentType<ToastExtrasProps>>(() =>
  import('./ToastExtras.tsx').then(
    (code) => ({ default: code.ToastExtras }),
    () => ({ default: PlainAction }),
  ),
);

interface ToastProps extends ToastExtrasProps {
  children: ReactNode;
}

/**
 * One toast. Whoever shows it decides how long it stays. Its words are one element from the start, which no code that comes
 * later replaces: a screen reader says them once.
 */
export const Toast = ({ children, ...extras }: ToastProps) => (
  <span className={styles.toast}>
    <span>{children}</span>
    <Suspense>
      <ToastExtras {...extras} />
    </Suspense>
  </span>
);

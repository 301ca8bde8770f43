import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import styles from './Toast.module.css';
import type { ToastExtrasProps } from './ToastExtras.tsx';

/** The fallback if their code cannot be loaded: only the button, which may be the one that retries loading code. */
const PlainAction = ({ action }: ToastExtrasProps) =>
  action && (
    <button type="button" className={styles.action} onClick={action.onPress}>
      {action.label}
    </button>
  );

/** The code of the extras loads with the first toast. The text is shown without waiting for it. */
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
 * One toast. The caller decides how long it is shown. The text is one element, and code that loads later does not
 * replace it. So a screen reader announces the text only once.
 */
export const Toast = ({ children, ...extras }: ToastProps) => (
  <span className={styles.toast}>
    <span>{children}</span>
    <Suspense>
      <ToastExtras {...extras} />
    </Suspense>
  </span>
);

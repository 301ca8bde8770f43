import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../classNames.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Toast.module.css';

const icons = { info: Info, success: CircleCheck, failure: CircleAlert } as const;

interface ToastProps {
  /** Default `info`. */
  kind?: 'info' | 'success' | 'failure' | 'loading';
  children: ReactNode;
}

/** One toast. Whoever shows it decides how long it stays. */
export function Toast({ kind = 'info', children }: ToastProps) {
  const Icon = kind === 'loading' ? null : icons[kind];
  return (
    <span className={classNames(styles.toast, styles[kind])}>
      {Icon ? <Icon aria-hidden className={styles.icon} /> : <Spinner size="small" />}
      <span>{children}</span>
    </span>
  );
}

interface ToastRegionProps {
  /** Name of the region for screen readers. */
  label: string;
  /** Changes with every toast: each is shown above a dialog that was opened since the last. */
  turn?: number;
  children?: ReactNode;
}

/**
 * The region where toasts are shown and announced. It stays on the page while it is empty, so that screen readers know
 * it.
 */
export function ToastRegion({ label, turn, children }: ToastRegionProps) {
  const ref = useRef<HTMLOutputElement>(null);
  const isEmpty = !children;
  useEffect(() => {
    const region = ref.current;
    // As a popover it stands in the top layer, above an open dialog too.
    if (isEmpty || !region?.showPopover) return;
    region.showPopover();
    return () => region.hidePopover();
  }, [isEmpty, turn]);
  return (
    <output ref={ref} popover="manual" aria-label={label} className={styles.region}>
      {children}
    </output>
  );
}

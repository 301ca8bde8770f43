import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../classNames.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Toast.module.css';

const icons = { info: Info, success: CircleCheck, failure: CircleAlert } as const;

interface ToastProps {
  /** Default `info`. */
  kind?: 'info' | 'success' | 'failure' | 'loading';
  /** A button at its end. */
  action?: { label: string; onPress: () => void };
  /** Called when the button is about to be pressed: it has the focus or a pointer. */
  onHold?: () => void;
  /** Called when it is not any more. */
  onRelease?: () => void;
  children: ReactNode;
}

/** One toast. Whoever shows it decides how long it stays. */
export function Toast({ kind = 'info', action, onHold, onRelease, children }: ToastProps) {
  const Icon = kind === 'loading' ? null : icons[kind];
  const before = useRef<EventTarget>(null);
  return (
    <span
      className={classNames(styles.toast, styles[kind], action && styles.pressable)}
      {...(action && { onPointerEnter: onHold, onPointerLeave: onRelease })}
    >
      {Icon ? <Icon aria-hidden className={styles.icon} /> : <Spinner size="small" />}
      <span>{children}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onFocus={({ relatedTarget }) => {
            before.current = relatedTarget;
            onHold?.();
          }}
          onBlur={onRelease}
          onClick={() => {
            // The button goes away: the focus goes back to where it was.
            if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
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

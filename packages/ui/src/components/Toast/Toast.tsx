import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
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

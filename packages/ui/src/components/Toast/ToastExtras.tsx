import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Toast.module.css';

const icons = { info: Info, success: CircleCheck, failure: CircleAlert } as const;

export interface ToastExtrasProps {
  /** Default `info`. */
  kind?: 'info' | 'success' | 'failure' | 'loading';
  /** A button at the end of the toast. */
  action?: { label: string; onPress: () => void };
  /** The timer that ends it: it pauses while the button has the focus or the pointer is over the toast. */
  timer?: RefObject<ReturnType<typeof setTimeout> | undefined>;
  /** Restarts the time of the toast. */
  startTime?: RefObject<() => void>;
  /** Called with undefined when the button is pressed, before the action. */
  onPress?: (none: undefined) => void;
}

/** The parts of a toast beside its words: the icon of its kind, and a button. */
export function ToastExtras({ kind = 'info', action, timer, startTime, onPress }: ToastExtrasProps) {
  const Icon = kind === 'loading' ? null : icons[kind];
  const before = useRef<EventTarget>(null);
  const icon = useRef<HTMLSpanElement>(null);
  const isPressable = action !== undefined;
  const hold = () => clearTimeout(timer?.current);
  const isOver = useRef(false);
  const release = () => {
    if (!isOver.current) startTime?.current();
  };
  const handleEnter = useEffectEvent(() => hold());
  const handleLeave = useEffectEvent(() => release());
  useEffect(() => {
    const toast = icon.current?.parentElement;
    if (!isPressable || !toast) return undefined;
    const [enter, leave] = [() => handleEnter(), () => handleLeave()];
    toast.addEventListener('pointerenter', enter);
    toast.addEventListener('pointerleave', leave);
    return () => {
      toast.removeEventListener('pointerenter', enter);
      toast.removeEventListener('pointerleave', leave);
    };
  }, [isPressable]);
  return (
    <>
      <span ref={icon} aria-hidden className={styles.icon}>
        {Icon ? <Icon /> : <Spinner size="small" />}
      </span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onFocus={({ relatedTarget }) => {
            before.current = relatedTarget;
            hold();
          }}
          onBlur={release}
          onClick={() => {
            // The button disappears. Return the focus to the element that had it before.
            if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
            hold();
            isOver.current = true;
            onPress?.(undefined);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
    </>
  );
}

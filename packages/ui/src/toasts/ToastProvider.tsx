import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Toast } from '../components/Toast/Toast.tsx';
import { ToastRegion } from '../components/Toast/ToastRegion.tsx';
import {
  toastDuration,
  type ToastAction,
  type ToastOptions,
  type Toasts,
  ToastContext,
  ToastTextContext,
} from './toasts.ts';

interface Shown {
  id: number;
  text: string;
  kind: 'info' | 'success' | 'failure' | 'loading';
  action?: ToastAction;
}

interface ToastProviderProps {
  /** Name of the region for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * Stores the current toast and ends it at the right time. Screen readers announce each toast politely when it appears.
 * A toast cannot be touched or focused, so its time never pauses. If it has a button, its time pauses while the button
 * has the focus or the pointer is over the toast.
 */
export function ToastProvider({ label, children }: ToastProviderProps) {
  const [shown, setShown] = useState<Shown>();
  const count = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Starts the time of the current toast. */
  const startTime = useRef(() => {});
  useEffect(() => () => clearTimeout(timer.current), []);

  const toasts = useMemo<Toasts>(() => {
    const show = (
      text: string,
      kind: Shown['kind'],
      duration: number,
      { action, next }: Pick<ToastOptions, 'action' | 'next'> = {},
    ) => {
      const id = ++count.current;
      setShown({ id, text, kind, action });
      const end = () => setShown((current) => (current?.id === id ? undefined : current));
      startTime.current = () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(next ? () => showToast(next.text, next) : end, duration);
      };
      startTime.current();
      return end;
    };
    const showToast: Toasts['showToast'] = (
      text,
      { kind = 'info', action, next, duration = action ? toastDuration.action : toastDuration.brief } = {},
    ) => void show(text, kind, duration, { action, next });
    const startLoading: Toasts['startLoading'] = (text, limit = toastDuration.loading) => show(text, 'loading', limit);
    return {
      showToast,
      startLoading,
      showLoadingWhile: async (work, text, limit) => {
        const endLoading = startLoading(text, limit);
        const least = new Promise((resolve) => setTimeout(resolve, toastDuration.leastLoading));
        try {
          return await work;
        } finally {
          await least;
          endLoading();
        }
      },
    };
  }, []);

  return (
    <ToastContext value={toasts}>
      <ToastTextContext value={shown?.text}>{children}</ToastTextContext>
      <ToastRegion label={label} turn={shown?.id}>
        {shown && (
          <Toast {...shown} key={shown.id} timer={timer} startTime={startTime} onPress={setShown}>
            {shown.text}
          </Toast>
        )}
      </ToastRegion>
    </ToastContext>
  );
}

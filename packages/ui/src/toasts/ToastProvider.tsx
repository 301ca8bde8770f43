import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Toast, ToastRegion } from '../components/Toast/Toast.tsx';
import { toastDuration, type Toasts, ToastContext, SpokenToastContext } from './toasts.ts';

interface Shown {
  id: number;
  text: string;
  kind: 'info' | 'success' | 'failure' | 'loading';
}

interface ToastProviderProps {
  /** Name of the region for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * Holds the toast on screen and ends it in time. Screen readers say each toast politely, when it appears. A toast takes no
 * touch and no focus, so nothing pauses its time.
 */
export function ToastProvider({ label, children }: ToastProviderProps) {
  const [shown, setShown] = useState<Shown>();
  const count = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const toasts = useMemo<Toasts>(() => {
    const show = (text: string, kind: Shown['kind'], duration: number) => {
      const id = ++count.current;
      clearTimeout(timer.current);
      setShown({ id, text, kind });
      const end = () => setShown((current) => (current?.id === id ? undefined : current));
      timer.current = setTimeout(end, duration);
      return end;
    };
    const startLoading: Toasts['startLoading'] = (text, limit = toastDuration.loading) => show(text, 'loading', limit);
    return {
      showToast: (text, { kind = 'info', duration = toastDuration.brief } = {}) => void show(text, kind, duration),
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
      <SpokenToastContext value={shown?.text}>{children}</SpokenToastContext>
      <ToastRegion label={label} turn={shown?.id}>
        {shown && (
          <Toast key={shown.id} kind={shown.kind}>
            {shown.text}
          </Toast>
        )}
      </ToastRegion>
    </ToastContext>
  );
}

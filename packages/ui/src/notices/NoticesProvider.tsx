import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Toast, ToastRegion } from '../components/Toast/Toast.tsx';
import { noticeDuration, type Notices, NoticesContext, SpokenNoticeContext } from './notices.ts';

interface Shown {
  id: number;
  text: string;
  kind: 'info' | 'success' | 'failure' | 'loading';
}

interface NoticesProviderProps {
  /** Name of the region for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * Holds the message on screen and ends it in time. Screen readers say each as it comes, without breaking in; it takes no
 * touch and no focus, so nothing stops its time.
 */
export function NoticesProvider({ label, children }: NoticesProviderProps) {
  const [shown, setShown] = useState<Shown>();
  const count = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const notices = useMemo<Notices>(() => {
    const show = (text: string, kind: Shown['kind'], duration: number) => {
      const id = ++count.current;
      clearTimeout(timer.current);
      setShown({ id, text, kind });
      const end = () => setShown((current) => (current?.id === id ? undefined : current));
      timer.current = setTimeout(end, duration);
      return end;
    };
    return {
      notify: (text, { kind = 'info', duration = noticeDuration.notice } = {}) => void show(text, kind, duration),
      startLoading: (text, limit = noticeDuration.loading) => show(text, 'loading', limit),
    };
  }, []);

  return (
    <NoticesContext value={notices}>
      <SpokenNoticeContext value={shown?.text}>{children}</SpokenNoticeContext>
      <ToastRegion label={label} turn={shown?.id}>
        {shown && (
          <Toast key={shown.id} kind={shown.kind}>
            {shown.text}
          </Toast>
        )}
      </ToastRegion>
    </NoticesContext>
  );
}

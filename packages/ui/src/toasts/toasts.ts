import { createContext, use } from 'react';

/**
 * How long toasts are shown, in milliseconds. `brief` is the default; `short` fits one sentence and `long` two.
 * `smsSending` and `loading` are upper limits: such a toast ends automatically even if no code ends it. `leastLoading`
 * is a minimum: after an immediate reply the loading toast must still be visible.
 */
export const toastDuration = {
  brief: 1500,
  short: 3000,
  long: 8000,
  smsSent: 1500,
  smsSending: 10_000,
  /**
   * With a button: time to read, decide and reach it. The time pauses while the button has the focus or the pointer is
   * over the toast.
   */
  action: 8000,
  loading: 9999,
  leastLoading: 500,
} as const;

export interface ToastOptions {
  /** `info` reports an event, `success` that it worked, `failure` that it did not. Default `info`. */
  kind?: 'info' | 'success' | 'failure';
  /** Milliseconds on screen. Default 1500, 8000 with an action; give failures the 3000 or 8000 their words need. */
  duration?: number;
  /** The action of its button, for example to undo the last change. It must not be the only way to do it. */
  action?: ToastAction;
  /** The toast that replaces it when its time is over, unless another one came first. */
  next?: Omit<ToastOptions, 'next'> & { text: string };
}

export interface ToastAction {
  label: string;
  onPress: () => void;
}

/** Shows toasts. There is one at a time: a new toast replaces the one on screen. */
export interface Toasts {
  /** Shows a toast that ends automatically. */
  showToast: (text: string, options?: ToastOptions) => void;
  /**
   * Shows a loading toast and returns the function that ends it. It ends automatically after `limit` milliseconds
   * (default 9999).
   */
  startLoading: (text: string, limit?: number) => () => void;
  /**
   * Shows a loading toast during `work`, for at least 500 ms and at most `limit` milliseconds (default 9999). Resolves
   * or rejects as the work does, after the minimum time.
   */
  showLoadingWhile: <Result>(work: PromiseLike<Result>, text: string, limit?: number) => Promise<Result>;
}

export const ToastContext = createContext<Toasts | undefined>(undefined);

/** Text of the current toast, for `ToastAnnouncer`. */
export const ToastTextContext = createContext<string | undefined>(undefined);

/** Shows toasts from any component below `ToastProvider`; throws if there is none. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (toasts === undefined) throw new Error('useToasts needs a <ToastProvider> above it: the app has one in its root.');
  return toasts;
}

import { createContext, use } from 'react';

/**
 * How long toasts stay, in milliseconds. `brief` is the default; `short` fits one sentence and `long` two.
 * `smsSending` and `loading` are upper limits: such a toast ends by itself even if nobody ends it. `leastLoading` is a lower
 * one: a reply that comes at once must not make the loading flash by unseen.
 */
export const toastDuration = {
  brief: 1500,
  short: 3000,
  long: 8000,
  smsSent: 1500,
  smsSending: 10_000,
  /** With something to press: time to read, decide and reach it. It stands still while it has the focus or a pointer. */
  action: 8000,
  loading: 9999,
  leastLoading: 500,
} as const;

export interface ToastOptions {
  /** `info` says what happened, `success` that it worked, `failure` that it did not. Default `info`. */
  kind?: 'info' | 'success' | 'failure';
  /** Milliseconds on screen. Default 1500, 8000 with an action; give failures the 3000 or 8000 their words need. */
  duration?: number;
  /** What a press on its button does, such as to undo what just happened. It must not be the only way to do it. */
  action?: ToastAction;
  /** The toast that takes its place once its time is over, unless another one came first. */
  next?: Omit<ToastOptions, 'next'> & { text: string };
}

export interface ToastAction {
  label: string;
  onPress: () => void;
}

/** Shows toasts. There is one at a time: a new toast replaces the one on screen. */
export interface Toasts {
  /** Shows a toast that ends by itself. */
  showToast: (text: string, options?: ToastOptions) => void;
  /** Shows a loading toast and returns the function that ends it. It ends by itself after `limit` milliseconds (default 9999). */
  startLoading: (text: string, limit?: number) => () => void;
  /**
   * Shows a loading toast while `work` goes on, for 500 ms at least and `limit` milliseconds at most (default 9999). Resolves
   * or rejects as the work does, once the least time is over.
   */
  showLoadingWhile: <Result>(work: PromiseLike<Result>, text: string, limit?: number) => Promise<Result>;
}

export const ToastContext = createContext<Toasts | undefined>(undefined);

/** Text of the toast on screen, for `SpokenToasts`. */
export const SpokenToastContext = createContext<string | undefined>(undefined);

/** Shows toasts from any component below `ToastProvider`; throws where there is none. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (toasts === undefined) throw new Error('useToasts needs a <ToastProvider> above it: the app has one in its root.');
  return toasts;
}

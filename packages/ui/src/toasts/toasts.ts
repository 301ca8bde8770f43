import { createContext, use } from 'react';

/**
 * Milliseconds for which toasts are shown. `brief` is the default. `short` is enough for one sentence, and `long` for
 * two. `smsSending` and `loading` are upper limits: such a toast ends automatically if no code ends it. `leastLoading`
 * is a minimum: a loading toast must be visible even if the reply is immediate.
 */
export const toastDuration = {
  brief: 1500,
  short: 3000,
  long: 8000,
  smsSent: 1500,
  smsSending: 10_000,
  /**
   * For a toast with a button, so that the player has time to read, decide and press. The time pauses while the button
   * has the focus or the pointer is over the toast.
   */
  action: 8000,
  loading: 9999,
  leastLoading: 500,
} as const;

export interface ToastOptions {
  /** `info` reports an event, `success` that it worked, `failure` that it did not. Default `info`. */
  kind?: 'info' | 'success' | 'failure';
  /**
   * Milliseconds on screen. Default: 1500, or 8000 with an action. Use 3000 or 8000 for failures, depending on the
   * length of the text.
   */
  duration?: number;
  /**
   * The action of the toast's button, for example to undo the last change. Another control must offer the same action.
   */
  action?: ToastAction;
  /** The toast that is shown when the time of this toast is over, unless another toast was shown before. */
  next?: Omit<ToastOptions, 'next'> & { text: string };
}

export interface ToastAction {
  label: string;
  onPress: () => void;
}

/** Shows toasts. Only one toast is shown at a time: a new toast replaces the current one. */
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

/** Shows toasts from any component below `ToastProvider`. Throws if there is no provider. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (toasts === undefined) throw new Error('useToasts needs a <ToastProvider> above it: the app has one in its root.');
  return toasts;
}

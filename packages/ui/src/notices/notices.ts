import { createContext, use } from 'react';

/**
 * How long notices stay, in milliseconds: what says nothing else stays for `notice`; a sentence for `short`, two for `long`.
 * `smsSending` and `loading` are the longest that a wait is shown: it ends by itself even where nobody ends it.
 */
export const noticeDuration = {
  notice: 1500,
  short: 3000,
  long: 8000,
  smsSent: 1500,
  smsSending: 10_000,
  loading: 9999,
} as const;

export interface NoticeOptions {
  /** `info` says what happened, `success` that it worked, `failure` that it did not. Default `info`. */
  kind?: 'info' | 'success' | 'failure';
  /** Milliseconds on screen. Default 1500; give failures the 3000 or 8000 their words need. */
  duration?: number;
}

/** The one place where passing messages are shown. A new message takes the place of the last. */
export interface Notices {
  notify: (text: string, options?: NoticeOptions) => void;
  /** Shows a loading message and returns what ends it. It ends by itself after `limit` milliseconds, default 9999. */
  startLoading: (text: string, limit?: number) => () => void;
}

export const NoticesContext = createContext<Notices | undefined>(undefined);

/** The words of the message on screen, for whoever says them again. */
export const SpokenNoticeContext = createContext<string | undefined>(undefined);

/** Passing messages, from any component below `NoticesProvider`. */
export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (notices === undefined)
    throw new Error('useNotices needs a <NoticesProvider> above it: the app has one in its root.');
  return notices;
}

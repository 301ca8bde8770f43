import { createContext, use } from 'react';

/** How long notices stay, in milliseconds. */
export const noticeDuration = { notice: 1500, short: 3000, long: 8000 } as const;

export interface NoticeOptions {
  /** `info` says what happened, `success` that it worked, `failure` that it did not. Default `info`. */
  kind?: 'info' | 'success' | 'failure';
  /** Milliseconds on screen. Default 1500; give failures the 3000 or 8000 their words need. */
  duration?: number;
}

/** The one place where passing messages are shown. A new message takes the place of the last. */
export interface Notices {
  notify: (text: string, options?: NoticeOptions) => void;
  /** Shows a loading message and returns what ends it. It ends by itself after `limit` milliseconds. */
  startLoading: (text: string, limit: number) => () => void;
}

export const NoticesContext = createContext<Notices | undefined>(undefined);

/** Passing messages, from any component below `NoticesProvider`. */
export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (notices === undefined) throw new Error('useNotices needs a <NoticesProvider> above it: the app has one in its root.');
  return notices;
}

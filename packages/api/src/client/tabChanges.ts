import type { Dispatch } from '@reduxjs/toolkit';
import { fingerprint, type TabChange } from '@livery/device/storage';
import { selectSession, type WithSession } from '../session/sessionSlice.ts';
import { gatewayApi, type GatewayTag } from './gatewayApi.ts';

interface StoredChange {
  key: string;
  read: () => TabChange | undefined;
  write: (change: TabChange) => void;
}

interface TabChanges {
  /** Lets the person's other tabs know that something has changed. */
  note: (state: unknown) => void;
  /**
   * Fetches it anew when the same person has changed it in another tab since this page was loaded. What this page does in the
   * background begins late, and a page that slept has heard of nothing: it looks as it begins, and as it wakes.
   * @returns a function that stops listening
   */
  follow: (store: { dispatch: Dispatch; getState: () => WithSession }) => () => void;
}

/**
 * What a person changes in one tab and sees in all of them.
 *
 * @param item where a change is stored for the others
 * @param tags what is fetched anew
 */
export function createTabChanges(item: StoredChange, tags: GatewayTag[]): TabChanges {
  /** The last change that this tab made or heard of. */
  let knownAt: number | undefined;

  return {
    note: (state) => {
      const session = selectSession(state as WithSession);
      if (!session) return;
      const now = Date.now();
      // Another tab's change of this very moment is not this one.
      knownAt = item.read()?.at === now ? now + 1 : now;
      item.write({ by: fingerprint(session.token), at: knownAt });
    },
    follow: (store) => {
      const follow = () => {
        const change = item.read();
        if (change === undefined || change.at === knownAt) return;
        knownAt = change.at;
        const session = selectSession(store.getState());
        if (session && change.by === fingerprint(session.token)) store.dispatch(gatewayApi.util.invalidateTags(tags));
      };
      const stopping = new AbortController();
      const options = { signal: stopping.signal };
      window.addEventListener('storage', ({ key }) => key === item.key && follow(), options);
      window.addEventListener('pageshow', follow, options);
      document.addEventListener('visibilitychange', follow, options);
      const stored = item.read();
      // What was changed before the page was loaded is in whatever it fetched.
      if (stored !== undefined && stored.at <= performance.timeOrigin) knownAt = stored.at;
      follow();
      return () => stopping.abort();
    },
  };
}

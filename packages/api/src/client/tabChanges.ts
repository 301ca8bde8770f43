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
  /** Notifies the member's other tabs of a change. */
  note: (state: unknown) => void;
  /**
   * Invalidates the data if the same member changed it in another tab after this page was loaded. Background work
   * starts late, and a suspended page receives no events. So this function checks when it is called, and each time the
   * page becomes visible.
   * @returns a function that stops listening
   */
  follow: (store: { dispatch: Dispatch; getState: () => WithSession }) => () => void;
}

/**
 * Synchronises changes of a member between tabs.
 *
 * @param item storage item that notifies the other tabs
 * @param tags tags that are invalidated
 */
export function createTabChanges(item: StoredChange, tags: GatewayTag[]): TabChanges {
  /** Time of the last change that this tab made or received. */
  let knownAt: number | undefined;

  return {
    note: (state) => {
      const session = selectSession(state as WithSession);
      if (!session) return;
      const now = Date.now();
      // Makes this change differ from another tab's change in the same millisecond.
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
      // The data that this page loaded already includes a change from before the page was loaded.
      if (stored !== undefined && stored.at <= performance.timeOrigin) knownAt = stored.at;
      follow();
      return () => stopping.abort();
    },
  };
}

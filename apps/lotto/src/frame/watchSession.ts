import { selectIsSignedIn } from '@livery/api/session';
import { tellApp } from '../channel/tellApp.ts';
import type { FrameStore } from '../store.ts';

/** Tells the app when the gateway has ended the frame's session: it launches the lottery anew, after a login where that is needed. */
export function watchSession(store: FrameStore): void {
  let wasSignedIn = false;
  store.subscribe(() => {
    const isSignedIn = selectIsSignedIn(store.getState());
    if (wasSignedIn && !isSignedIn) tellApp('sessionEnded');
    wasSignedIn = isSignedIn;
  });
}

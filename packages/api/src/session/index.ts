export { sessionMiddleware } from './sessionMiddleware.ts';
export { listenToOtherTabs } from './listenToOtherTabs.ts';
export { restoreSession } from './restoreSession.ts';
export {
  selectIsMember,
  selectIsSignedIn,
  selectSession,
  selectSessionEnd,
  sessionEnded,
  sessionSlice,
  sessionStarted,
} from './sessionSlice.ts';
export type { SessionEnd, SessionInfo, SessionState, WithSession } from './sessionSlice.ts';

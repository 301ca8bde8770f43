export { sessionMiddleware } from './sessionMiddleware.ts';
export { listenToOtherTabs } from './listenToOtherTabs.ts';
export { restoreSession } from './restoreSession.ts';
export {
  canRestoreSessionPassword,
  dropSessionPassword,
  rememberSessionPassword,
  restoreSessionPassword,
  sessionPasswordOf,
} from './sessionPassword.ts';
export { selectHasAlternateMenu } from './selectHasAlternateMenu.ts';
export {
  selectIsSignedIn,
  selectRole,
  selectSession,
  selectSessionEnd,
  sessionEnded,
  sessionSlice,
  sessionStarted,
} from './sessionSlice.ts';
export type { Role, SessionEnd, SessionInfo, SessionState, WithSession } from './sessionSlice.ts';

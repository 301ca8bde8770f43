import { selectSession, type WithSession } from './sessionSlice.ts';

/** Types of members who see the alternate menu. */
const agentTypes: readonly number[] = [1, 2];

/**
 * Whether the alternate menu is shown. This selector is separate from the session's other selectors, because those are
 * in the first page's bundle.
 */
export function selectHasAlternateMenu(state: WithSession): boolean {
  const session = selectSession(state);
  return session !== null && agentTypes.includes(session.type);
}

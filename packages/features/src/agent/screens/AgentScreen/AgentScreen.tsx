import { AgentFailure } from '../../components/AgentFailure/AgentFailure.tsx';
import { AgentSkeleton } from './AgentSkeleton.tsx';
import { AgentView } from './AgentView.tsx';
import { useAgentScreen } from './useAgentScreen.ts';

/** What an agent's downline moved, its levels, and the ways to its members and to what the agent is paid. */
export function AgentScreen() {
  const { view, failure, onRetry } = useAgentScreen();
  if (failure !== undefined) return <AgentFailure error={failure} onRetry={onRetry} />;
  return view === undefined ? <AgentSkeleton /> : <AgentView {...view} />;
}

import { AgentFailure } from '../../components/AgentFailure/AgentFailure.tsx';
import { AgentSkeleton } from './AgentSkeleton.tsx';
import { AgentView } from './AgentView.tsx';
import { useAgentScreen } from './useAgentScreen.ts';

/** The figures of an agent's downline, its levels, and links to the downline and to the statements. */
export function AgentScreen() {
  const { view, failure, onRetry } = useAgentScreen();
  if (failure !== undefined) return <AgentFailure error={failure} onRetry={onRetry} />;
  return view === undefined ? <AgentSkeleton /> : <AgentView {...view} />;
}

import { AgentFailure } from '../../components/AgentFailure/AgentFailure.tsx';
import { DownlineView } from './DownlineView.tsx';
import { useDownlineScreen } from './useDownlineScreen.ts';

/** Everyone below an agent, thousands of them, by level, name, or who brought them. */
export function DownlineScreen() {
  const view = useDownlineScreen();
  const { failure, onRetry } = view.members;
  if (failure?.code === 'NOT_AGENT') return <AgentFailure error={failure} onRetry={onRetry} />;
  return <DownlineView {...view} />;
}

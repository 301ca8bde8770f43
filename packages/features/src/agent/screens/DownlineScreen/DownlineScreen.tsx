import { AgentFailure } from '../../components/AgentFailure/AgentFailure.tsx';
import { DownlineView } from './DownlineView.tsx';
import { useDownlineScreen } from './useDownlineScreen.ts';

/** All members below an agent, filtered by level, name, or the member who recruited them. There can be thousands. */
export function DownlineScreen() {
  const view = useDownlineScreen();
  const { failure, onRetry } = view.members;
  if (failure?.code === 'NOT_AGENT') return <AgentFailure error={failure} onRetry={onRetry} />;
  return <DownlineView {...view} />;
}

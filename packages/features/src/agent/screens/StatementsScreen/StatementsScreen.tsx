import { AgentFailure } from '../../components/AgentFailure/AgentFailure.tsx';
import { StatementsView } from './StatementsView.tsx';
import { useStatementsScreen } from './useStatementsScreen.ts';

/** Payments to an agent by month: rebates, salary and dividend. */
export function StatementsScreen() {
  const view = useStatementsScreen();
  const { failure, onRetry } = view.statements;
  if (failure?.code === 'NOT_AGENT') return <AgentFailure error={failure} onRetry={onRetry} />;
  return <StatementsView {...view} />;
}

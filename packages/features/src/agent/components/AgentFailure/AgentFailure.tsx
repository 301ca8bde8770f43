import type { GatewayError } from '@livery/api/client';
import { paths } from '@livery/foundation/addresses';
import { LoadFailed } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState } from '@livery/ui';

interface AgentFailureProps {
  error: GatewayError;
  onRetry: () => void;
}

/**
 * Replaces a screen of the agent area that cannot show its data. A player who is not an agent sees an explanation with
 * a link to customer service.
 */
export function AgentFailure({ error, onRetry }: AgentFailureProps) {
  const { t } = useTexts('agentArea');
  const { t: shell } = useTexts('shell');
  if (error.code !== 'NOT_AGENT') return <LoadFailed error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      drawing="closed"
      title={t('notAgent')}
      action={<ButtonLink href={paths.service}>{shell('service')}</ButtonLink>}
    >
      {t('notAgentWords')}
    </EmptyState>
  );
}

import type { GatewayError } from '@livery/api/client';
import { failureKey } from '@livery/i18n';
import { useTexts } from '@livery/i18n/react';
import { Button, ErrorState, type ErrorStateProps } from '@livery/ui';

interface GamesFailedProps {
  error: GatewayError;
  onRetry: () => void;
}

const kinds: Readonly<Record<string, ErrorStateProps['kind']>> = { NETWORK: 'offline', MAINTENANCE: 'maintenance' };

/** Why there are no games to show, and another try. */
export function GamesFailed({ error, onRetry }: GamesFailedProps) {
  const { t } = useTexts('common');
  return (
    <ErrorState
      kind={kinds[error.code]}
      title={t(failureKey(error))}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}

import type { GatewayError } from '@livery/api/client';
import { useTexts } from '@livery/i18n/react';
import { Button, ErrorState, type ErrorStateProps } from '@livery/ui';
import { failureText } from './failureText.ts';

export interface LoadFailedProps {
  error: GatewayError;
  onRetry: () => void;
}

const kinds: Readonly<Record<string, ErrorStateProps['kind']>> = { NETWORK: 'offline', MAINTENANCE: 'maintenance' };

/** The reason for missing content, and a retry button. */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const { t } = useTexts('common');
  return (
    <ErrorState
      kind={kinds[error.code]}
      title={failureText(error, t)}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}

import { failureKey } from '@livery/i18n';
import { paths } from '@livery/foundation/addresses';
import { OpenAddresses } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { Button, ButtonLink, ErrorState, VisuallyHidden } from '@livery/ui';
import { use } from 'react';
import type { PlayFailure } from './playFailure.ts';
import styles from './PlayFailed.module.css';
import { ProposedGames } from './ProposedGames.tsx';

interface PlayFailedProps {
  failure: PlayFailure;
  onRetry: () => void;
  onClose: () => void;
}

/** The reason why a game cannot be played, and the next steps: a retry, other games, or back. */
export function PlayFailed({ failure, onRetry, onClose }: PlayFailedProps) {
  const { t } = useTexts('launcher');
  const { t: common } = useTexts('common');
  const { t: shell } = useTexts('shell');
  const canRegister = use(OpenAddresses)(paths.register);
  const back = <Button onClick={onClose}>{t('way')}</Button>;
  const retry = (
    <Button variant="primary" onClick={onRetry}>
      {failure.kind === 'ended' ? t('again') : common('retry')}
    </Button>
  );
  const register = canRegister && (
    <ButtonLink href={paths.register} variant="primary">
      {common('register')}
    </ButtonLink>
  );
  const { kind, title, text, action } = {
    maintenance: {
      kind: 'maintenance' as const,
      title: t('maintenanceTitle'),
      text: t('maintenanceText'),
      action: retry,
    },
    gone: { kind: 'failure' as const, title: t('goneTitle'), text: t('goneText'), action: null },
    trial: { kind: 'blocked' as const, title: t('trialTitle'), text: t('trialText'), action: register },
    ended: { kind: 'failure' as const, title: t('endedTitle'), text: t('endedText'), action: retry },
    offline: { kind: 'offline' as const, title: common('offline'), text: undefined, action: retry },
    ownLimit: {
      kind: 'blocked' as const,
      title: failure.kind === 'ownLimit' ? common(failureKey(failure.error)) : '',
      text: undefined,
      action: (
        <ButtonLink href={paths.saferPlay} variant="primary">
          {shell('saferPlay')}
        </ButtonLink>
      ),
    },
    other: {
      kind: 'failure' as const,
      title: t('failedTitle'),
      text: failure.kind === 'other' ? common(failureKey(failure.error)) : undefined,
      action: retry,
    },
  }[failure.kind];
  const proposes = failure.kind === 'gone' || failure.kind === 'trial' || failure.kind === 'maintenance';
  return (
    <div className={styles.failed}>
      {proposes && (
        <VisuallyHidden>
          <h1>{t('game')}</h1>
        </VisuallyHidden>
      )}
      <ErrorState
        kind={kind}
        title={title}
        isScreen={!proposes}
        action={
          <div className={styles.actions}>
            {back}
            {action}
          </div>
        }
      >
        {text}
      </ErrorState>
      {proposes && <ProposedGames />}
    </div>
  );
}

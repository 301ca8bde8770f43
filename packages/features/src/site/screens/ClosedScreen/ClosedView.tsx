import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { AppBar, Button, ErrorState, Logo } from '@livery/ui';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { FailureBoundary } from '@livery/foundation/failure';
import type { Closure } from '../../model/storedClosure.ts';
import { ClosedContacts } from './ClosedContacts.tsx';
import styles from './ClosedView.module.css';
import type { Contact } from './useClosedScreen.ts';
import { ClientLocation } from './ClientLocation.tsx';

interface ClosedViewProps {
  closure: Closure;
  tools: ReactNode;
  note: ReactNode;
  /** The caller's IP address as the gateway detects it, if the gateway sends it. `region` is the caller's country. */
  ip: string | undefined;
  region: string | undefined;
  contacts: readonly Contact[];
  isAsking: boolean;
  onRetry: () => void;
}

const closures = {
  maintenance: { kind: 'maintenance', title: 'maintenance', more: 'maintenanceMore' },
  regionRestriction: { kind: 'region', title: 'in_sorry_in', more: 'regionMore' },
} as const;

/**
 * The merchant's name, the reason, and a retry. The sentence and the button need only texts that every page has loaded.
 * More details appear when they have loaded. They do not appear if the network fails.
 */
export function ClosedView({ closure, tools, note, ip, region, contacts, isAsking, onRetry }: ClosedViewProps) {
  const { t } = useTexts('common');
  const { name, assets } = useMerchant();
  const { kind, title, more } = closures[closure];

  return (
    <div className={styles.page}>
      <AppBar isSticky={false} start={<Logo name={name} {...assets.headerLogo} />} end={tools} />
      <main className={styles.closed}>
        <ErrorState
          isScreen
          kind={kind}
          title={t(title)}
          action={
            <Button variant="primary" size="large" isBlock isBusy={isAsking} icon={<RotateCw />} onClick={onRetry}>
              {t('retry')}
            </Button>
          }
        >
          <FailureBoundary>
            <More of={more} />
          </FailureBoundary>
        </ErrorState>
        <FailureBoundary>
          <ClientLocation ip={ip} region={region} />
          <ClosedContacts contacts={contacts} />
        </FailureBoundary>
      </main>
      {note}
    </div>
  );
}

function More({ of: more }: { of: (typeof closures)[Closure]['more'] }) {
  return useTexts('site').t(more);
}

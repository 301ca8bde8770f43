import { selectSessionEnd } from '@livery/api/session';
import { type Closure, readStoredClosure, selectIsFetching, selectLastRefusedAt } from '@livery/features/site';
import { lazyCode } from '@livery/foundation/code';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { Button, ErrorState } from '@livery/ui';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { ScreenLoading } from './ScreenLoading.tsx';

/**
 * Milliseconds without a running request after which the watch of the site's status starts. The screen is usable by
 * then.
 */
const quietMs = 1_500;

interface ClosedProps {
  closure: Closure;
  onUnanswered: () => void;
}

const closedSite = lazyCode(() => import('./ClosedSiteScreen.tsx'), 'ClosedSiteScreen');
const watch = lazyCode(() => import('./BackgroundWatch.tsx'), 'BackgroundWatch', { whenFailed: 'hide' });

/** Loads the screen of a closed site while there is a network. Never rejects. */
export const preloadClosedSite = closedSite.prefetch;

/**
 * Wraps all screens. It shows them while the site is open. While the site is closed, it shows the reason at every
 * address. The status that the last visit stored applies immediately. The status is requested after the first screen
 * has loaded, or immediately if the gateway refuses calls.
 */
export function SiteGate({ children }: { children: ReactNode }) {
  const { code } = useMerchant();
  const [closure, setClosure] = useState(() => readStoredClosure(code));
  const [isWatched, setWatched] = useState(closure !== undefined);
  const isAsking = useSelector(selectIsFetching);
  const isRefused = useSelector(selectLastRefusedAt) > 0;
  const hasSessionEnded = useSelector(selectSessionEnd) !== null;

  useEffect(() => {
    // If calls are refused or there is no network, no screen is usable that this request could slow down. A player
    // whose session has ended must see immediately whether the site is closed.
    const isUrgent = isRefused || hasSessionEnded || !navigator.onLine;
    if (isWatched || (isAsking && !isUrgent)) return undefined;
    const timer = setTimeout(() => setWatched(true), isUrgent ? 0 : quietMs);
    return () => clearTimeout(timer);
  }, [isWatched, isAsking, isRefused, hasSessionEnded]);

  return (
    <>
      <ClosedOr closure={closure} onUnanswered={() => setClosure(undefined)}>
        {children}
      </ClosedOr>
      {isWatched && (
        <Suspense>
          <watch.Component closure={closure} onAnswer={setClosure} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Shows the screens, or the screen of the closed site. The current screen stays until the code of the closed site's
 * screen has loaded.
 */
function ClosedOr({
  closure,
  onUnanswered,
  children,
}: Omit<ClosedProps, 'closure'> & { closure: Closure | undefined; children: ReactNode }) {
  const [Site, setSite] = useState<ComponentType<ClosedProps>>();
  const [wasClosed] = useState(closure !== undefined);
  const isClosed = closure !== undefined;

  useEffect(() => {
    if (isClosed)
      void closedSite.load().then(
        (loaded) => setSite(() => loaded),
        () => setSite(() => ClosedSiteFallback),
      );
  }, [isClosed]);

  if (closure !== undefined && Site) return <Site closure={closure} onUnanswered={onUnanswered} />;
  return isClosed && wasClosed ? <ScreenLoading /> : children;
}

/** Shown if the code of the closed site cannot be loaded. */
function ClosedSiteFallback({ closure }: ClosedProps) {
  const { t } = useTexts('common');
  return (
    <ErrorState
      title={t(closure === 'maintenance' ? 'maintenance' : 'in_sorry_in')}
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('retry')}
        </Button>
      }
    />
  );
}

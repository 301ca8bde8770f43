import {
  type Closure,
  readStoredClosure,
  selectIsFetching,
  selectLastRefusedAt,
  type StatusWatch,
} from '@livery/features/site';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { Button, ErrorState, ScreenSkeleton } from '@livery/ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';

/** Milliseconds without a call under way after which what is watched in the background may come: the screen is usable by then. */
const quietMs = 1_500;

interface ClosedProps {
  closure: Closure;
  onUnanswered: () => void;
}

// Without its code the house still says why it is closed.
const loadClosedSiteScreen = async () =>
  (await import('./ClosedSiteScreen.tsx').catch(() => undefined))?.ClosedSiteScreen ?? ClosedSiteFallback;
const SiteWatch = lazy<ComponentType<StatusWatch>>(async () => ({
  default: (await import('./SiteWatch.tsx').catch(() => undefined))?.SiteWatch ?? Nothing,
}));

/** Fetches the screens of a closed house while there is a network. Never rejects. */
export async function preloadClosedSite(): Promise<void> {
  await import('./ClosedSiteScreen.tsx').catch(() => undefined);
}

/**
 * Stands around every screen: shows them while the house is open, and why it is closed when it is, at any address. What
 * the last visit was told counts at once; after the first screen the gateway is asked, at once if it refuses calls.
 */
export function SiteGate({ children }: { children: ReactNode }) {
  const { code } = useMerchant();
  const [closure, setClosure] = useState(() => readStoredClosure(code));
  const [isWatched, setWatched] = useState(closure !== undefined);
  const isAsking = useSelector(selectIsFetching);
  const isRefused = useSelector(selectLastRefusedAt) > 0;

  useEffect(() => {
    // Where calls are refused, or there is no network, nothing is usable that it could be in the way of.
    const isUrgent = isRefused || !navigator.onLine;
    if (isWatched || (isAsking && !isUrgent)) return undefined;
    const timer = setTimeout(() => setWatched(true), isUrgent ? 0 : quietMs);
    return () => clearTimeout(timer);
  }, [isWatched, isAsking, isRefused]);

  return (
    <>
      <ClosedOr closure={closure} onUnanswered={() => setClosure(undefined)}>
        {children}
      </ClosedOr>
      {isWatched && (
        <Suspense>
          <SiteWatch closure={closure} onAnswer={setClosure} />
        </Suspense>
      )}
    </>
  );
}

/** The screens, or what stands for them while the house is closed. What is on screen stays until the code of that is here. */
function ClosedOr({
  closure,
  onUnanswered,
  children,
}: Omit<ClosedProps, 'closure'> & { closure: Closure | undefined; children: ReactNode }) {
  const [Site, setSite] = useState<ComponentType<ClosedProps>>();
  const [wasClosed] = useState(closure !== undefined);
  const isClosed = closure !== undefined;

  useEffect(() => {
    if (isClosed) void loadClosedSiteScreen().then((loaded) => setSite(() => loaded));
  }, [isClosed]);

  if (closure !== undefined && Site) return <Site closure={closure} onUnanswered={onUnanswered} />;
  return isClosed && wasClosed ? <ScreenSkeleton /> : children;
}

function ClosedSiteFallback({ closure }: ClosedProps) {
  const { t } = useTexts('common');
  return (
    <ErrorState
      title={t(closure === 'maintenance' ? 'maintenance' : 'regionRestricted')}
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('retry')}
        </Button>
      }
    />
  );
}

function Nothing() {
  return null;
}

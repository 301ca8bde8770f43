import { selectIsSignedIn } from '@livery/api/session';
import { lazyPart } from '@livery/foundation/code';
import { ServiceFloat } from '@livery/features/service';
import { useMerchant } from '@livery/merchant/react';
import { useSelector } from 'react-redux';
import { FailureBoundary } from './FailureBoundary.tsx';
import { HomePrompts } from './overlays/HomePrompts.tsx';

const DownloadBar = lazyPart(async () => (await import('./overlays/downloadBar.ts')).DownloadBar);
const SessionRenewal = lazyPart(async () => (await import('./overlays/sessionRenewal.ts')).SessionRenewal);

/** What lies over home: popups, prompts, floating buttons. It comes last, after everything that stands on the page. None of it takes room on the page. */
export function HomeOverlays() {
  const { switches } = useMerchant();
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <>
      <FailureBoundary>
        <ServiceFloat />
      </FailureBoundary>
      {switches.APPWINDOW && (
        <FailureBoundary>
          <DownloadBar />
        </FailureBoundary>
      )}
      <FailureBoundary>
        <HomePrompts />
      </FailureBoundary>
      {isSignedIn && (
        <FailureBoundary>
          <SessionRenewal />
        </FailureBoundary>
      )}
    </>
  );
}

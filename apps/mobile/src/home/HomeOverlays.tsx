import { selectIsSignedIn } from '@livery/api/session';
import { lazyCode } from '@livery/foundation/code';
import { FailureBoundary } from '@livery/foundation/failure';
import { ServiceFloat } from '@livery/features/service';
import { useMerchant } from '@livery/merchant/react';
import { useSelector } from 'react-redux';
import { HomeRefresh } from './overlays/HomeRefresh.tsx';
import { NextScreens } from './overlays/NextScreens.ts';

const downloadBar = lazyCode(() => import('./overlays/downloadBar.ts'), 'DownloadBar', {
  whenFailed: 'hide',
});
const sessionRenewal = lazyCode(() => import('./overlays/sessionRenewal.ts'), 'SessionRenewal', {
  whenFailed: 'hide',
});

/** The floating elements of home, and its effects. They load last and do not move anything on the page. */
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
          <downloadBar.Component />
        </FailureBoundary>
      )}
      <HomeRefresh />
      {isSignedIn && (
        <FailureBoundary>
          <sessionRenewal.Component />
        </FailureBoundary>
      )}
      <NextScreens />
    </>
  );
}

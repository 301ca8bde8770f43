import { lazyCode } from '@livery/foundation/code';
import { useMerchant } from '@livery/merchant/react';
import { Suspense } from 'react';
import { useIsHomeUsable } from './useIsHomeUsable.ts';

const icon = lazyCode(async () => (await import('./overlays/HomeDownloadIcon.tsx')).HomeDownloadIcon, {
  whenFailed: 'hide',
});

/** The way to the app, at the end of the line of news; after the games, and only in houses that offer the app. */
export function LazyDownloadIcon() {
  const { switches } = useMerchant();
  const isUsable = useIsHomeUsable();
  return switches.APPWINDOW && isUsable ? (
    <Suspense>
      <icon.Component />
    </Suspense>
  ) : null;
}

import { lazyCode } from '@livery/foundation/code';
import { FailureBoundary } from '@livery/foundation/failure';
import { useMerchant } from '@livery/merchant/react';
import { useIsHomeUsable } from './useIsHomeUsable.ts';

const icon = lazyCode(() => import('./overlays/downloadIcon.ts'), 'DownloadIcon', { whenFailed: 'hide' });

/**
 * Link to the download screen, at the end of the ticker. It loads after the games, and only if the merchant has an app.
 */
export function HomeDownloadIcon() {
  const { switches } = useMerchant();
  const isUsable = useIsHomeUsable();
  return switches.APPWINDOW && isUsable ? (
    <FailureBoundary>
      <icon.Component />
    </FailureBoundary>
  ) : null;
}

import { isInstalled } from '@livery/device/platform';
import { lazyCode } from '@livery/foundation/code';
import { Suspense } from 'react';

const appBadge = lazyCode(() => import('./AppBadge.tsx'), 'AppBadge', { whenFailed: 'hide' });

/**
 * Shows the number on the app's icon. If the app is not installed, or its icon supports no number, this component loads
 * and requests nothing.
 */
export function AppBadgeWatch() {
  const hasBadge = 'setAppBadge' in navigator && isInstalled();
  return (
    hasBadge && (
      <Suspense>
        <appBadge.Component />
      </Suspense>
    )
  );
}

import { lazyCode } from '@livery/foundation/code';
import { Suspense } from 'react';
import { useIsHomeUsable } from './useIsHomeUsable.ts';

const rest = lazyCode(() => import('./HomeLater.tsx'), 'HomeLater', { whenFailed: 'hide' });

/** Everything on home below and over the games. It loads once the games are usable. */
export function RestOfHome() {
  return useIsHomeUsable() ? (
    <Suspense>
      <rest.Component />
    </Suspense>
  ) : null;
}

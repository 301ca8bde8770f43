import { lazyCode } from '@livery/foundation/code';
import { Suspense } from 'react';
import { useIsHomeUsable } from './useIsHomeUsable.ts';

const rest = lazyCode(async () => (await import('./HomeLater.tsx')).HomeLater, { whenFailed: 'hide' });

/** Everything on home that a stranger can do without for a moment. */
export function RestOfHome() {
  return useIsHomeUsable() ? (
    <Suspense>
      <rest.Component />
    </Suspense>
  ) : null;
}

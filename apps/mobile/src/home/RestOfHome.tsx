import { lazyPart } from '@livery/foundation/code';
import { Suspense } from 'react';
import { useIsHomeUsable } from './useIsHomeUsable.ts';

const HomeLater = lazyPart(async () => (await import('./HomeLater.tsx')).HomeLater);

/** Everything on home that a stranger can do without for a moment. */
export function RestOfHome() {
  return useIsHomeUsable() ? (
    <Suspense>
      <HomeLater />
    </Suspense>
  ) : null;
}

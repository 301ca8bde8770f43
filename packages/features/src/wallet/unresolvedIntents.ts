import { lazyCode } from '@livery/foundation/code';

/** Shows the outcome of calls that move money and whose reply was lost. Its code loads only if there is such a call. */
export const unresolvedIntents = lazyCode(
  () => import('./components/UnresolvedIntents/UnresolvedIntents.tsx'),
  'UnresolvedIntents',
  {
    whenFailed: 'hide',
  },
);

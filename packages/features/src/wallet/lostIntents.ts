import { lazyCode } from '@livery/foundation/code';

/** Shows the outcome of calls that move money and whose reply was lost. Its code loads only if there is such a call. */
export const lostIntents = lazyCode(() => import('./components/LostIntents/LostIntents.tsx'), 'LostIntents', {
  whenFailed: 'hide',
});

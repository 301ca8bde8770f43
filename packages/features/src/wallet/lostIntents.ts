import { lazyCode } from '@livery/foundation/code';

/** Says what became of calls that moved money and whose answer nobody heard; its code loads where there was one. */
export const lostIntents = lazyCode(() => import('./components/LostIntents/LostIntents.tsx'), 'LostIntents', {
  whenFailed: 'hide',
});

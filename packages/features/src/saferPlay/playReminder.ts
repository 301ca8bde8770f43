import { lazyCode } from '@livery/foundation/code';

/** Reminds a member of the play time. Its code loads when a reminder may be due. */
export const playReminder = lazyCode(() => import('./components/PlayReminder/PlayReminder.tsx'), 'PlayReminder', {
  whenFailed: 'hide',
});

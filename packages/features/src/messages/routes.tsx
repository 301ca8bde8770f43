import { lazyCode, type Screen } from '@livery/foundation/code';

/** The member's inbox. With `?id=`, one message. */
export const inboxScreen: Screen = {
  ...lazyCode(() => import('./screens/InboxScreen/InboxScreen.tsx'), 'InboxScreen'),
  texts: ['inbox', 'history', 'shell'],
  shape: 'rows',
};

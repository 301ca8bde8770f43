import { lazyCode, type Screen } from '@livery/foundation/code';

/** The messages to a member, and with `?id=` one of them. */
export const inboxScreen: Screen = {
  ...lazyCode(() => import('./screens/InboxScreen/InboxScreen.tsx'), 'InboxScreen'),
  texts: ['inbox', 'history', 'shell'],
};

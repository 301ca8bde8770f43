import { lazyCode, type Screen } from '@livery/foundation/code';

export const messagesScreen: Screen = {
  ...lazyCode(() => import('./MessagesWithChat.tsx'), 'MessagesWithChat'),
  texts: ['messages', 'service', 'shell'],
  shape: 'rows',
};

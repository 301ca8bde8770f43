import type { messagesArea } from '../../contract/areas/messages.ts';
import type { SamplesOf } from './samplesOf.ts';

export const messagesSamples: SamplesOf<typeof messagesArea> = {
  getInbox: {
    content: [
      {
        id: '7',
        kind: 'BONUS',
        title: 'Your bonus is here',
        content: '<p>Enjoy it.</p>',
        sentAt: '2026-03-01T09:30:00.000Z',
        read: false,
      },
    ],
    pageNum: 1,
    totalPages: 1,
    unReadCount: 1,
  },
  readInbox: { unReadCount: 0 },
  removeInbox: { unReadCount: 0 },
  getInboxUnread: { unReadCount: 1 },
  getChatUnread: { unReadCount: 2 },
  getChatLink: { chatUrl: 'http://gateway.test/chat/ticket-1' },
};

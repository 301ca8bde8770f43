import type { feedbackArea } from '../../contract/areas/feedback.ts';
import type { SamplesOf } from './samplesOf.ts';

export const feedbackSamples: SamplesOf<typeof feedbackArea> = {
  sendFeedback: { id: '3' },
  getFeedback: {
    content: [
      {
        id: '3',
        category: 'GAME',
        text: 'The wheel stands still.',
        sentAt: '2026-03-01T09:30:00.000Z',
        pictures: ['/pictures/1'],
      },
    ],
    pageNum: 1,
    totalPages: 1,
  },
};

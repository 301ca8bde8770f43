import { expect, test } from 'vitest';
import { showHostileBodies } from '../../../../testing/hostileBodies.tsx';
import { AnnouncementsView } from './AnnouncementsView.tsx';

const notices = {
  rows: [],
  isLoading: false,
  failure: undefined,
  hasMore: false,
  isLoadingMore: false,
  isMoreFailed: false,
  onMore: () => undefined,
  onRetry: () => undefined,
  onRefresh: () => Promise.resolve(undefined),
};
const notice = { id: '1', announcementId: 'PL-1', read: true, publishedAt: '2026-03-01T09:30:00.000Z' };

test('of 200 hostile announcements none shows more than words, links and pictures', () => {
  const shown = showHostileBodies((html) => (
    <AnnouncementsView
      notices={notices}
      opened={{ id: 'PL-1', message: { ...notice, title: html, content: html }, isAwaited: false }}
    />
  ));
  expect(shown).toEqual({ faults: [], hasRun: false });
});

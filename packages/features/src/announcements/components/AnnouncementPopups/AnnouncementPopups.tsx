import { Suspense } from 'react';
import { lazyCode } from '@livery/foundation/code';
import { useAnnouncementPopups } from './useAnnouncementPopups.ts';

const cards = lazyCode(async () => (await import('./PopupCards.tsx')).PopupCards, { whenFailed: 'hide' });

/**
 * News over home: after a login what the member has not read, and once a visit what the house has to say. It waits until
 * it is in nobody's way. Its code comes when there is some.
 */
export function AnnouncementPopups() {
  const { news, isOpen, handleReady, close, handleSeen, hide } = useAnnouncementPopups();
  if (news.length === 0) return null;
  // Other news is another dialog: it begins with its first card.
  return (
    <Suspense>
      <cards.Component
        key={news[0]?.news.announcementId}
        news={news}
        isOpen={isOpen}
        onReady={handleReady}
        onClose={close}
        onSeen={handleSeen}
        onHide={hide}
      />
    </Suspense>
  );
}

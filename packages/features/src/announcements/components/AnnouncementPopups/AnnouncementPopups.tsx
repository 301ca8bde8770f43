import { Suspense } from 'react';
import { lazyCode } from '@livery/foundation/code';
import { useAnnouncementPopups } from './useAnnouncementPopups.ts';

const cards = lazyCode(() => import('./PopupCards.tsx'), 'PopupCards', { whenFailed: 'hide' });

/**
 * Popups over home. After a login, they are the member's unread announcements. Once per visit, they are also the popups
 * of the merchant. They wait for a quiet moment. Their code is loaded only if there are popups.
 */
export function AnnouncementPopups() {
  const { popups, isOpen, handleReady, close, handleSeen, hide } = useAnnouncementPopups();
  if (popups.length === 0) return null;
  // With this key, a different set of popups starts in a new dialog, at its first card.
  return (
    <Suspense>
      <cards.Component
        key={popups[0]?.announcement.announcementId}
        popups={popups}
        isOpen={isOpen}
        onReady={handleReady}
        onClose={close}
        onSeen={handleSeen}
        onHide={hide}
      />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { lazyCode } from '@livery/foundation/code';
import { useAnnouncementPopups } from './useAnnouncementPopups.ts';

const cards = lazyCode(() => import('./PopupCards.tsx'), 'PopupCards', { whenFailed: 'hide' });

/**
 * Popups over home: after a login, the member's unread announcements, and once per visit the popups of the merchant.
 * They wait for a quiet moment. Their code is loaded only if there are popups.
 */
export function AnnouncementPopups() {
  const { popups, isOpen, handleReady, close, handleSeen, hide } = useAnnouncementPopups();
  if (popups.length === 0) return null;
  // The key starts a different set of popups in a new dialog, at its first card.
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

import { Suspense } from 'react';
import { lazyCode } from '@livery/foundation/code';
import { useAnnouncementPopups } from './useAnnouncementPopups.ts';

const cards = lazyCode(() => import('./PopupCards.tsx'), 'PopupCards', { whenFailed: 'hide' });

/**
 * Popups over home: after a login what the member has not read, and once a visit the merchant's own. They wait for a quiet
 * moment. Their code loads when there are some.
 */
export function AnnouncementPopups() {
  const { popups, isOpen, handleReady, close, handleSeen, hide } = useAnnouncementPopups();
  if (popups.length === 0) return null;
  // Other popups are another dialog, which begins with its first card.
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

import { lazyCode, useCodeOnDemand } from '@livery/foundation/code';
import { useTexts } from '@livery/i18n/react';
import { NewsRow } from '@livery/ui/news';
import { useAnnouncementNews } from './useAnnouncementNews.ts';

const cards = lazyCode(() => import('./NewsCards.tsx'), 'NewsCards');

/**
 * News in the line of home's announcements. After a login, it is the member's unread announcements. Once per visit, it
 * is also the popups of the merchant. A tap opens them as cards, whose code is loaded then. Shows nothing if there is
 * no news.
 */
export function AnnouncementNews() {
  const { t } = useTexts('announcements');
  const { t: common } = useTexts('common');
  const { due, shown, isOpen, open, dismiss, close, handleSeen, hide } = useAnnouncementNews();
  const { Component: Cards, request } = useCodeOnDemand(cards);
  const [first] = due;
  // The row stays until the cards are loaded. After a failure, the next tap tries again.
  const handleOpen = async () => {
    if (await request()) open();
  };
  return (
    <>
      {first && (
        <NewsRow
          kicker={t(first.kind === 'login' ? 'forYou' : 'fromMerchant')}
          title={first.announcement.title}
          position={due.length > 1 ? t('position', { number: 1, total: due.length }) : undefined}
          onOpen={() => void handleOpen()}
          closeLabel={common('close')}
          onClose={dismiss}
        />
      )}
      {Cards && shown.length > 0 && (
        // With this key, different news starts in a new dialog, at its first card.
        <Cards
          key={shown[0]?.announcement.announcementId}
          news={shown}
          isOpen={isOpen}
          onClose={close}
          onSeen={handleSeen}
          onHide={hide}
        />
      )}
    </>
  );
}

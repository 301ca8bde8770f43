import { Suspense } from 'react';
import { lazyPart } from '@livery/foundation/code';
import { useHomeNews } from './useHomeNews.ts';

const NewsCards = lazyPart(async () => (await import('./NewsCards.tsx')).NewsCards);

/**
 * News over home: after a login what the member has not read, and once a visit what the house has to say. It waits until
 * it is in nobody's way. Its code comes when there is some.
 */
export function HomeNews() {
  const { news, isOpen, handleReady, close, handleSeen, hide } = useHomeNews();
  if (news.length === 0) return null;
  // Other news is another dialog: it begins with its first card.
  return (
    <Suspense>
      <NewsCards
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

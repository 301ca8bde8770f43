import { AnnouncementTicker } from '@livery/features/announcements';
import { lazyCode } from '@livery/foundation/code';
import { FailureBoundary } from '@livery/foundation/failure';
import { Suspense } from 'react';
import { HomeDownloadIcon } from './HomeDownloadIcon.tsx';
import { useIsHomeUsable } from './useIsHomeUsable.ts';

const news = lazyCode(() => import('./overlays/index.ts'), 'HomeNews', { whenFailed: 'hide' });

/** The line of announcements: scrolling titles, or news in their place. The news loads when the games are usable. */
export function HomeTicker() {
  const isUsable = useIsHomeUsable();
  return (
    <AnnouncementTicker
      instead={
        isUsable && (
          <FailureBoundary>
            <Suspense>
              <news.Component />
            </Suspense>
          </FailureBoundary>
        )
      }
      end={<HomeDownloadIcon />}
    />
  );
}

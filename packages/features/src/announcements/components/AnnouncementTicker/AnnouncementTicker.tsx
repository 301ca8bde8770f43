import { paths } from '@livery/foundation/addresses';
import { useGetAnnouncementsQuery } from '@livery/api/announcements/getAnnouncements';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { Ticker } from '@livery/ui';
import { type ReactNode, Suspense, useMemo } from 'react';
import { tickerPause } from '../../blocks.tsx';
import { useStartTime } from '../../hooks/useStartTime.ts';

interface AnnouncementTickerProps {
  /** Shown in place of the titles as long as it renders an element, for example news. */
  instead?: ReactNode;
  /** Shown after the titles, for example the download icon. */
  end?: ReactNode;
}

/** Scrolling titles of the announcements. A tap opens the list of all announcements. */
export function AnnouncementTicker({ instead, end }: AnnouncementTickerProps) {
  const { t } = useTexts('home');
  const language = useLanguage();
  const { player, isMissing } = useGetAnnouncementsQuery(
    { language },
    { selectFromResult: ({ data, isError }) => ({ player: data?.player, isMissing: data === undefined && isError }) },
  );
  const titles = useMemo(() => player?.map(({ title }) => title) ?? [], [player]);
  const isPauseDue = useStartTime(titles.length > 0) !== undefined;
  return (
    <Ticker
      href={paths.announcements}
      pause={
        isPauseDue && (
          <Suspense>
            <tickerPause.Component />
          </Suspense>
        )
      }
      instead={instead}
      end={end}
      label={t('announcements')}
      titles={isMissing ? undefined : titles}
      emptyText={player === undefined ? '' : t('noAnnouncement')}
    />
  );
}

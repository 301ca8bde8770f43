import { paths } from '@livery/foundation/addresses';
import { useGetAnnouncementsQuery } from '@livery/api/announcements/getAnnouncements';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { Ticker } from '@livery/ui';
import { type ReactNode, useMemo } from 'react';

interface NoticeTickerProps {
  /** Shown after the titles, such as the download icon. */
  end?: ReactNode;
}

/** Titles of the announcements, passing by; a tap leads to all of them. */
export function AnnouncementTicker({ end }: NoticeTickerProps) {
  const { t } = useTexts('home');
  const language = useLanguage();
  const { data, isError } = useGetAnnouncementsQuery({ language });
  const titles = useMemo(() => data?.player.map(({ title }) => title) ?? [], [data]);
  if (data === undefined && isError) return null;
  return (
    <Ticker
      href={paths.announcements}
      end={end}
      label={t('announcements')}
      titles={titles}
      emptyText={data === undefined ? '' : t('noAnnouncement')}
    />
  );
}

import { paths } from '@livery/foundation/addresses';
import { useGetAnnouncementsQuery } from '@livery/api/announcements/getAnnouncements';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { Ticker } from '@livery/ui';
import { type ReactNode, useMemo } from 'react';
import { useStoppedMotion } from '../../model/stoppedMotion.ts';
import { TickerPause } from './TickerPause.tsx';

interface NoticeTickerProps {
  /** Shown after the titles, such as the download icon. */
  end?: ReactNode;
}

/** Titles of the announcements, passing by; a tap leads to all of them. */
export function AnnouncementTicker({ end }: NoticeTickerProps) {
  const { t } = useTexts('home');
  const { isStopped } = useStoppedMotion();
  const language = useLanguage();
  const { player, isMissing } = useGetAnnouncementsQuery(
    { language },
    { selectFromResult: ({ data, isError }) => ({ player: data?.player, isMissing: data === undefined && isError }) },
  );
  const titles = useMemo(() => player?.map(({ title }) => title) ?? [], [player]);
  if (isMissing) return null;
  return (
    <Ticker
      href={paths.announcements}
      isStopped={isStopped}
      pause={<TickerPause />}
      end={end}
      label={t('announcements')}
      titles={titles}
      emptyText={player === undefined ? '' : t('noAnnouncement')}
    />
  );
}

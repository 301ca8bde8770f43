import { useGetAnnouncementsQuery } from '@livery/api/announcements';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { Ticker } from '@livery/ui';
import { useMemo } from 'react';

/** Titles of the announcements, passing by. */
export function NoticeTicker() {
  const { t } = useTexts('home');
  const language = useLanguage();
  const { data, isError } = useGetAnnouncementsQuery({ language });
  const titles = useMemo(() => data?.player.map(({ title }) => title) ?? [], [data]);
  if (data === undefined && isError) return null;
  return <Ticker label={t('announcements')} titles={titles} emptyText={data === undefined ? '' : t('noAnnouncement')} />;
}

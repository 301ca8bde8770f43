import { useGetAnnouncementsQuery } from '@livery/api/announcements/getAnnouncements';
import { selectIsSignedIn } from '@livery/api/session';
import { useLanguage } from '@livery/i18n/react';
import { useSelector } from 'react-redux';

/**
 * How many announcements somebody has not read; 0 for guests, who can mark none, and until it is known.
 *
 * @param options.isWanted whether it may be asked for. Default true
 */
export function useUnreadAnnouncements({ isWanted = true }: { isWanted?: boolean } = {}): number {
  const language = useLanguage();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data } = useGetAnnouncementsQuery({ language }, { skip: !isSignedIn || !isWanted });
  if (!isSignedIn || !isWanted) return 0;
  return data?.player.filter(({ isRead }) => !isRead).length ?? 0;
}

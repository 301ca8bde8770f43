import { type Announcement, useGetAnnouncementsQuery } from '@livery/api/announcements/getAnnouncements';
import { selectIsSignedIn, selectRole } from '@livery/api/session';
import { useLanguage } from '@livery/i18n/react';
import { useSelector } from 'react-redux';

const unreadOf = (announcements: readonly Announcement[] = []) => announcements.filter(({ isRead }) => !isRead).length;

/**
 * How many announcements somebody has not read, of all that they can: an agent has those for agents too. A session does not say
 * who is an agent; the gateway gives nothing of them to anyone else. 0 for guests, who can mark none, and until it is known.
 *
 * @param options.isWanted whether it may be asked for. Default true
 */
export function useUnreadAnnouncements({ isWanted = true }: { isWanted?: boolean } = {}): number {
  const language = useLanguage();
  const isSignedIn = useSelector(selectIsSignedIn);
  const isMember = useSelector(selectRole) === 'member';
  const { data } = useGetAnnouncementsQuery({ language }, { skip: !isSignedIn || !isWanted });
  const agents = useGetAnnouncementsQuery({ language, place: 'agents' }, { skip: !isMember || !isWanted });
  if (!isSignedIn || !isWanted) return 0;
  return unreadOf(data?.player) + (isMember ? unreadOf(agents.data?.forAgents) : 0);
}

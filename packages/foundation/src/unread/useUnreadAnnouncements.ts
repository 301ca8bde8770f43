import { type Announcement, useGetAnnouncementsQuery } from '@livery/api/announcements/getAnnouncements';
import { selectIsSignedIn, selectRole } from '@livery/api/session';
import { useLanguage } from '@livery/i18n/react';
import { useSelector } from 'react-redux';

const unreadOf = (announcements: readonly Announcement[] = []) => announcements.filter(({ isRead }) => !isRead).length;

/**
 * Number of unread announcements. For agents, it includes the announcements for agents. Those are requested for every
 * member, because the session does not contain whether a member is an agent. The gateway returns them only to agents.
 * The number is 0 until it is known, and for guests, who cannot mark announcements as read.
 *
 * @param options.isWanted whether the number may be requested. Default true
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

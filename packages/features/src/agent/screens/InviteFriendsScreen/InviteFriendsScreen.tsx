import { LoadFailed } from '@livery/foundation/failure';
import { InviteFriendsSkeleton } from './InviteFriendsSkeleton.tsx';
import { InviteFriendsView } from './InviteFriendsView.tsx';
import { useInviteFriendsScreen } from './useInviteFriendsScreen.ts';

/** The invitation link of a member, the reward for a friend, and the friends who registered. */
export function InviteFriendsScreen() {
  const { view, failure, onRetry } = useInviteFriendsScreen();
  if (failure !== undefined) return <LoadFailed error={failure} onRetry={onRetry} />;
  return view === undefined ? <InviteFriendsSkeleton /> : <InviteFriendsView {...view} />;
}

import { LoadFailed } from '@livery/foundation/failure';
import { InviteFriendsSkeleton } from './InviteFriendsSkeleton.tsx';
import { InviteFriendsView } from './InviteFriendsView.tsx';
import { useInviteFriendsScreen } from './useInviteFriendsScreen.ts';

/** What a member invites friends with, what a friend brings, and who came. */
export function InviteFriendsScreen() {
  const { view, failure, onRetry } = useInviteFriendsScreen();
  if (failure !== undefined) return <LoadFailed error={failure} onRetry={onRetry} />;
  return view === undefined ? <InviteFriendsSkeleton /> : <InviteFriendsView {...view} />;
}

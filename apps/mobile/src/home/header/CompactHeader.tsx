import { selectIsSignedIn } from '@livery/api/session';
import { AppBar } from '@livery/ui';
import { useSelector } from 'react-redux';
import { LazyMemberControls } from '../../member/LazyMemberControls.tsx';
import { HeaderStart } from './HeaderStart.tsx';
import { GuestButtons } from './GuestButtons.tsx';

/** The header of the base version: one bar, which stays in sight. */
export function CompactHeader() {
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <AppBar
      start={<HeaderStart />}
      end={isSignedIn ? <LazyMemberControls part="bar" /> : <GuestButtons place="bar" />}
    />
  );
}

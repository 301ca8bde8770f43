import { selectIsSignedIn } from '@livery/api/session';
import { AppBar } from '@livery/ui';
import { useSelector } from 'react-redux';
import { LazyMemberControls } from '../../member/LazyMemberControls.tsx';
import { HeaderStart } from './HeaderStart.tsx';
import { GuestButtons } from '../../shell/GuestButtons.tsx';

/** Header of home in the base version: one bar that stays at the top. */
export function CompactHeader() {
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <AppBar
      start={<HeaderStart />}
      end={isSignedIn ? <LazyMemberControls part="bar" /> : <GuestButtons place="bar" />}
    />
  );
}

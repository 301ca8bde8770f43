import { selectIsSignedIn } from '@livery/api/session';
import { AppBar } from '@livery/ui';
import { useSelector } from 'react-redux';
import { LazyMemberControls } from '../../member/LazyMemberControls.tsx';
import { BarStart } from './BarStart.tsx';
import { GuestButtons } from './GuestButtons.tsx';

/** The header of the base version: one bar, which stays in sight. */
export function BarHeader() {
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <AppBar start={<BarStart />} end={isSignedIn ? <LazyMemberControls part="bar" /> : <GuestButtons place="bar" />} />
  );
}

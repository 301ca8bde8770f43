import { selectIsSignedIn } from '@livery/api/session';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { preloadMemberControls } from './LazyMemberControls.tsx';

/**
 * Loads the code of a member's controls as soon as a member is signed in, on every screen, so that home can show the
 * controls immediately.
 */
export function MemberPreload() {
  const isSignedIn = useSelector(selectIsSignedIn);
  useEffect(() => {
    if (isSignedIn) void preloadMemberControls();
  }, [isSignedIn]);
  return null;
}

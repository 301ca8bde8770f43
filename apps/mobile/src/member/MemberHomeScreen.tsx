import { selectIsSignedIn } from '@livery/api/session';
import { LogoutButton } from '@livery/features/auth';
import { MemberOverview } from '@livery/features/member';
import { Settings } from '@livery/features/preferences';
import { Button } from '@livery/ui';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import styles from './MemberHomeScreen.module.css';

/** The member's own place: account, balance, settings, and the way out. Guests log in first and come back here. */
export function MemberHomeScreen() {
  const isSignedIn = useSelector(selectIsSignedIn);
  if (!isSignedIn) return <Navigate to="/m/login" replace state={{ from: '/m/member/home' }} />;

  return (
    <div className={styles.screen}>
      <MemberOverview />
      <Settings />
      <LogoutButton>
        {({ label, onClick }) => <Button variant="secondary" isBlock onClick={onClick}>{label}</Button>}
      </LogoutButton>
    </div>
  );
}

import { LogoutButton } from '@livery/features/auth';
import { MemberOverview } from '@livery/features/member';
import { Settings } from '@livery/features/preferences';
import { Button } from '@livery/ui';
import styles from './MemberHomeScreen.module.css';

/** The member centre: account, balance, settings and logout. */
export function MemberHomeScreen() {
  return (
    <div className={styles.screen}>
      <MemberOverview />
      <Settings />
      <LogoutButton>
        {({ label, onClick }) => (
          <Button variant="secondary" isBlock onClick={onClick}>
            {label}
          </Button>
        )}
      </LogoutButton>
    </div>
  );
}

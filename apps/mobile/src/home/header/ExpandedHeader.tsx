import { selectIsSignedIn } from '@livery/api/session';
import { useIsAppOfferShown } from '@livery/features/download';
import { SettingsButton } from '@livery/features/preferences';
import { useTexts } from '@livery/i18n/react';
import { AppBar, StickyHeader } from '@livery/ui';
import { useSelector } from 'react-redux';
import { LazyMemberControls } from '../../member/LazyMemberControls.tsx';
import { HeaderStart } from './HeaderStart.tsx';
import { GuestButtons } from './GuestButtons.tsx';
import styles from './header.module.css';

/** The header of the new version: below the bar, on the same ground, a card for the member or a welcome. The bar alone sticks, later while the app is offered. */
export function ExpandedHeader() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const isAppOffered = useIsAppOfferShown();
  return (
    <>
      <StickyHeader isBelowDownloadBar={isAppOffered}>
        <div className={styles.bar}>
          <AppBar
            isSticky={false}
            start={<HeaderStart />}
            end={
              <>
                <SettingsButton />
                {isSignedIn && <LazyMemberControls part="logout" />}
              </>
            }
          />
        </div>
      </StickyHeader>
      <div className={styles.tall}>{isSignedIn ? <LazyMemberControls part="card" /> : <Welcome />}</div>
    </>
  );
}

function Welcome() {
  const { t } = useTexts('home');
  return (
    <section className={styles.welcome}>
      <p className={styles.greeting}>{t('welcome')}</p>
      <div className={styles.buttons}>
        <GuestButtons place="card" />
      </div>
    </section>
  );
}

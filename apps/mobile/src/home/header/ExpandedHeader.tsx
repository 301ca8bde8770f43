import { selectIsSignedIn } from '@livery/api/session';
import { useIsAppOfferShown } from '@livery/features/download';
import { GameSearchButton } from '@livery/features/games';
import { SettingsButton } from '@livery/features/preferences';
import { useTexts } from '@livery/i18n/react';
import { AppBar, StickyHeader } from '@livery/ui';
import { useSelector } from 'react-redux';
import { LazyMemberControls } from '../../member/LazyMemberControls.tsx';
import { HeaderStart } from './HeaderStart.tsx';
import { GuestButtons } from '../../shell/GuestButtons.tsx';
import styles from './header.module.css';

/**
 * Header of home in the new version: a bar, and below it the member's card or a welcome for guests. Only the bar is
 * sticky. While the download bar is shown, the header's bar sticks below the download bar.
 */
export function ExpandedHeader() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const isAppOffered = useIsAppOfferShown();
  return (
    <>
      <StickyHeader isBelowDownloadBar={isAppOffered}>
        <div data-place className={styles.bar}>
          <AppBar
            isSticky={false}
            start={<HeaderStart />}
            end={
              <>
                {/* Not at the edge of the screen, where it would be pressed by accident. */}
                {isSignedIn && <LazyMemberControls part="logout" />}
                <GameSearchButton />
                <SettingsButton />
              </>
            }
          />
        </div>
      </StickyHeader>
      <div data-place className={styles.tall}>
        {isSignedIn ? <LazyMemberControls part="card" /> : <Welcome />}
      </div>
    </>
  );
}

function Welcome() {
  const { t } = useTexts('home');
  return (
    <section className={styles.welcome}>
      <p data-heading className={styles.greeting}>
        {t('welcome')}
      </p>
      <div className={styles.buttons}>
        <GuestButtons place="card" />
      </div>
    </section>
  );
}

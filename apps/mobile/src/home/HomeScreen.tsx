import { HomeBanners, AnnouncementTicker } from '@livery/features/announcements';
import { HomeGames } from '@livery/features/games';
import { SettingsButton } from '@livery/features/preferences';
import { useTemplate } from '@livery/features/site';
import { CompactHeader } from './header/CompactHeader.tsx';
import { ExpandedHeader } from './header/ExpandedHeader.tsx';
import { LazyDownloadIcon } from './LazyDownloadIcon.tsx';
import { LicenceNote } from '../shell/LicenceNote.tsx';
import { RestOfHome } from './RestOfHome.tsx';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import styles from './HomeScreen.module.css';

/**
 * Home: who you are, what is new, where to go, what to play. What stands below the games and over the page comes after
 * them. The new version has a taller header that greets, and the kinds of game above the games instead of beside them.
 */
export function HomeScreen() {
  const { version } = useTemplate();
  const isNew = version === 'new';
  return (
    <>
      {isNew ? <ExpandedHeader /> : <CompactHeader />}
      <div className={styles.blocks}>
        <div className={styles.news}>
          <div className={styles.line}>
            <AnnouncementTicker end={<LazyDownloadIcon />} />
            {!isNew && <SettingsButton />}
          </div>
          <HomeBanners />
          <Shortcuts />
        </div>
        <HomeGames kindsAs={isNew ? 'chips' : 'rail'} />
        <RestOfHome />
        <LicenceNote />
      </div>
    </>
  );
}

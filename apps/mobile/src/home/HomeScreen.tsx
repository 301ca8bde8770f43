import { HomeBanners, NoticeTicker } from '@livery/features/announcements';
import { HomeGames } from '@livery/features/games';
import { SettingsButton } from '@livery/features/preferences';
import { useTemplate } from '@livery/features/status';
import { BarHeader } from './header/BarHeader.tsx';
import { TallHeader } from './header/TallHeader.tsx';
import { LazyDownloadIcon } from './LazyDownloadIcon.tsx';
import { LicenceNote } from './LicenceNote.tsx';
import { RestOfHome } from './RestOfHome.tsx';
import { Ways } from './ways/Ways.tsx';
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
      {isNew ? <TallHeader /> : <BarHeader />}
      <div className={styles.blocks}>
        <div className={styles.news}>
          <div className={styles.line}>
            <NoticeTicker end={<LazyDownloadIcon />} />
            {!isNew && <SettingsButton />}
          </div>
          <HomeBanners />
          <Ways />
        </div>
        <HomeGames kindsAs={isNew ? 'chips' : 'rail'} />
        <RestOfHome />
        <LicenceNote />
      </div>
    </>
  );
}

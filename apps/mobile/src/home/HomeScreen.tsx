import { HomeBanners, NoticeTicker } from '@livery/features/announcements';
import { FavoriteGames, HomeGames } from '@livery/features/games';
import { HomeHeader } from './HomeHeader.tsx';
import { LicenceNote } from './LicenceNote.tsx';
import styles from './HomeScreen.module.css';

/** Home: who you are, what is new, what to play. */
export function HomeScreen() {
  return (
    <>
      <HomeHeader />
      <div className={styles.blocks}>
        <div className={styles.news}>
          <NoticeTicker />
          <HomeBanners />
        </div>
        <HomeGames />
        <FavoriteGames />
        <LicenceNote />
      </div>
    </>
  );
}

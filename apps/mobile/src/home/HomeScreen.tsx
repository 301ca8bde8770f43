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
      <NoticeTicker />
      <div className={styles.blocks}>
        <HomeBanners />
        <HomeGames />
        <FavoriteGames />
        <LicenceNote />
      </div>
    </>
  );
}

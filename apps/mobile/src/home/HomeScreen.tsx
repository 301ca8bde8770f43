import { HomeBanners } from '@livery/features/announcements';
import { GameSearchButton, HomeGames } from '@livery/features/games';
import { SettingsButton } from '@livery/features/preferences';
import { useTemplate } from '@livery/features/site';
import { useEffect } from 'react';
import { CompactHeader } from './header/CompactHeader.tsx';
import { ExpandedHeader } from './header/ExpandedHeader.tsx';
import { releaseDrawnHome } from './drawnHome.ts';
import { HomeContinue } from './HomeContinue.tsx';
import { HomeTicker } from './HomeTicker.tsx';
import { LicenceNote } from '../shell/LicenceNote.tsx';
import { RestOfHome } from './RestOfHome.tsx';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import styles from './HomeScreen.module.css';

/**
 * Home: header, announcements, shortcuts and games. The overlays load after these, and the blocks below the games load
 * when the player scrolls near them. The new version has a taller header, and shows the kinds of game above the games
 * instead of beside them.
 */
export function HomeScreen() {
  const { homeVersion } = useTemplate();
  const isNew = homeVersion === 'new';
  useEffect(releaseDrawnHome, []);
  return (
    <>
      {isNew ? <ExpandedHeader /> : <CompactHeader />}
      <div className={styles.blocks}>
        <div className={styles.first}>
          <div className={styles.news}>
            <div className={isNew ? styles.lowLine : styles.line}>
              <HomeTicker />
              {!isNew && (
                <>
                  <GameSearchButton />
                  <SettingsButton />
                </>
              )}
            </div>
          </div>
          <HomeContinue />
          <div className={styles.news}>
            <HomeBanners isPeeking={isNew} />
            <Shortcuts />
          </div>
          <HomeGames kindsAs={isNew ? 'chips' : 'rail'} />
        </div>
        <RestOfHome />
        <LicenceNote />
      </div>
    </>
  );
}

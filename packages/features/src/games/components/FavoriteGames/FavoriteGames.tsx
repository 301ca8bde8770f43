import { gameListAddress } from '@livery/foundation/addresses';
import { useFavoriteGamesInfiniteQuery } from '@livery/api/games/favorites';
import { selectIsSignedIn } from '@livery/api/session';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { GameTile, MoreTile, SectionHeader, TileGrid } from '@livery/ui';
import { useSelector } from 'react-redux';
import { favoritePageSizes } from '../../model/favoritePageSizes.ts';
import { useGameTiles } from '../../hooks/useGameTiles.ts';
import styles from './FavoriteGames.module.css';

/**
 * Number of favourites that home shows before "more". With the "more" tile they fill two rows of three, so that the
 * next block is not far down.
 */
const shownGames = 5;
const allFavorites = gameListAddress({ type: 'fav' });

/** The player's favourites on home. Renders nothing if there are no favourites. */
export function FavoriteGames() {
  const { t } = useTexts('home');
  const { t: common } = useTexts('common');
  const language = useLanguage();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data } = useFavoriteGamesInfiniteQuery(
    { language, pageSize: favoritePageSizes.entry },
    { skip: !isSignedIn },
  );
  const games = isSignedIn ? data?.pages[0]?.games.slice(0, shownGames) : undefined;
  const tileOf = useGameTiles(games);
  if (games === undefined || games.length === 0) return null;

  return (
    <section className={styles.favorites} aria-label={t('myCollection')}>
      <SectionHeader title={t('myCollection')} />
      <TileGrid label={t('myCollection')}>
        {games.map((game) => (
          <GameTile key={game.id} {...tileOf(game)} />
        ))}
        <MoreTile label={common('more')} href={allFavorites} />
      </TileGrid>
    </section>
  );
}

import type { GatewayError } from '@livery/api/client';
import { gameListAddress, paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { SectionHeader, Skeleton } from '@livery/ui';
import { GamesBody } from '../../components/GamesBody/GamesBody.tsx';
import { LoadFailed } from '@livery/foundation/failure';
import { HotOfKind } from '../../components/HotOfKind/HotOfKind.tsx';
import { MostPlayed } from '../../components/MostPlayed/MostPlayed.tsx';
import { TypedGames } from '../../components/TypedGames/TypedGames.tsx';
import { VendorCards } from '../../components/VendorCards/VendorCards.tsx';
import { useGamesAddress } from '../../hooks/useGamesAddress.ts';
import { useGamesOf } from '../../hooks/useGamesOf.ts';
import { type EntryCategory, isListed } from '../../model/entryCategories.ts';
import styles from './EntryGames.module.css';
import type { GameEntryViewProps } from './useGameEntryScreen.ts';

/** Width in rem of the side menu, with the gap to the games. */
const menuWidth = 1.66;

interface EntryGamesProps extends Pick<GameEntryViewProps, 'chosen' | 'category' | 'onRetry'> {
  failure: GatewayError | undefined;
}

/** The games of a category: the hot games or favourites, the games of a kind, or the vendors of a kind. */
export function EntryGames({ chosen, category, failure, onRetry }: EntryGamesProps) {
  if (chosen === 'HOT' || chosen === 'FAV') return <OwnList kind={chosen === 'HOT' ? 'hot' : 'fav'} />;
  if (failure !== undefined) return <LoadFailed error={failure} onRetry={onRetry} />;
  if (category === undefined) return <Skeleton className={styles.awaited} />;
  return isListed(category) ? <KindOfGames category={category} /> : <ThirdParties category={category} />;
}

/** The hot games, or the favourites. */
function OwnList({ kind }: { kind: 'hot' | 'fav' }) {
  const { t } = useTexts('home');
  const { t: common } = useTexts('common');
  const games = useGamesOf({ kind, search: '' }, { place: 'entry' });
  return (
    <>
      {kind === 'hot' && <MostPlayed />}
      <div className={styles.title}>
        <SectionHeader
          title={kind === 'hot' ? t('hotGames') : t('myCollection')}
          more={{ label: common('more'), href: gameListAddress({ type: kind }) }}
        />
      </div>
      <GamesBody kind={kind} gameType={undefined} listId={kind} games={games} beside={menuWidth} />
    </>
  );
}

/** The games of a kind, by vendor and class. The centre shows the same games in full width. */
function KindOfGames({ category }: { category: EntryCategory }) {
  const { gameType } = category;
  const { view, show } = useGamesAddress(gameType);
  return (
    <>
      <CategoryTitle category={category} />
      <TypedGames category={category} view={view} onShow={show} isFavoritesHidden beside={menuWidth} />
    </>
  );
}

/** The vendors of a kind, each of which has a lobby. */
function ThirdParties({ category }: { category: EntryCategory }) {
  const { gameType, vendors } = category;
  const codes = vendors.map(({ code }) => code);
  return (
    <>
      <CategoryTitle category={category} />
      <div className={styles.cards}>
        <VendorCards gameType={gameType} vendors={vendors} />
      </div>
      <HotOfKind gameType={gameType} vendors={codes} />
      <MostPlayed gameType={gameType} vendors={codes} />
    </>
  );
}

function CategoryTitle({ category: { id, gameType } }: { category: EntryCategory }) {
  const { t } = useTexts('games');
  const { t: common } = useTexts('common');
  const href = gameType === 'RNG' ? paths.slots : `${paths.gameCentre}?gameType=${gameType}`;
  return (
    <div className={styles.title}>
      <SectionHeader title={t(`category${id}`)} more={{ label: common('more'), href }} />
    </div>
  );
}

import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, CategoryIcon, CategoryRail, EmptyState, Skeleton, TileGrid, TileSkeleton } from '@livery/ui';
import { ScrollTopButton } from '@livery/ui';
import type { GameType } from '@livery/api/contract';
import { useGamesOf } from '../../hooks/useGamesOf.ts';
import { GamesBody } from '../GamesBody/GamesBody.tsx';
import { LoadFailed } from '@livery/foundation/failure';
import { TypedGames } from '../TypedGames/TypedGames.tsx';
import styles from './GameCentreView.module.css';
import type { GameCentreViewProps } from './useGameCentre.ts';

/** A choice of kinds of games, and the games of the chosen kind. */
export function GameCentreView({ kinds, isAwaited, failure, onRetry, category, view, onShow }: GameCentreViewProps) {
  const { t } = useTexts('games');
  const { t: entry } = useTexts('gameEntry');
  const isOfEveryKind = view.kind === 'fav' && view.gameType === undefined;
  if (failure !== undefined) return <LoadFailed error={failure} onRetry={onRetry} />;
  if (isAwaited) return <CentreAwaited />;
  return (
    <>
      {kinds !== undefined && kinds.length > 0 && (
        <div className={styles.kinds}>
          <CategoryRail
            isRow
            label={entry('categories')}
            current={isOfEveryKind ? 'FAV' : (category?.gameType ?? '')}
            categories={(['FAV', ...kinds] as const).map((kind) => ({
              id: kind,
              label: t(`category${kind}`),
              icon: <CategoryIcon category={kind} />,
            }))}
            onChoose={(id) =>
              onShow(id === 'FAV' ? { kind: 'fav', search: '' } : { kind: 'all', search: '', gameType: id as GameType })
            }
          />
        </div>
      )}
      {category !== undefined ? (
        <TypedGames key={category.gameType} category={category} view={view} onShow={onShow} />
      ) : isOfEveryKind ? (
        <EveryFavorite />
      ) : (
        <EmptyState
          drawing="search"
          title={entry('noGamesTitle')}
          action={
            <ButtonLink variant="primary" href={paths.gameList}>
              {t('browse')}
            </ButtonLink>
          }
        >
          {entry('noGames')}
        </EmptyState>
      )}
      <ScrollTopButton label={t('toTop')} />
    </>
  );
}

/** A member's favourites of every kind. */
function EveryFavorite() {
  const games = useGamesOf({ kind: 'fav', search: '' }, { isEveryFavorite: true });
  return <GamesBody kind="fav" gameType={undefined} listId="favourites" games={games} />;
}

function CentreAwaited() {
  const { t } = useTexts('common');
  return (
    <div className={styles.awaited}>
      <Skeleton className={styles.row} />
      <TileGrid label={t('loading')}>
        {Array.from({ length: 12 }, (_, index) => (
          <TileSkeleton key={index} />
        ))}
      </TileGrid>
    </div>
  );
}

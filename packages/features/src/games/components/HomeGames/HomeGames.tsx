import { currentReturnPoint, addToReturnPoint } from '@livery/device/return-points';
import { useGetVendorGameTypesQuery } from '@livery/api/games/gameLists';
import { useTexts } from '@livery/i18n/react';
import { CategoryIcon, CategoryRail } from '@livery/ui';
import { useEffect, useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type HomeCategory, homeCategoryChosen, selectKindOnHome } from '../../state/homeCategory.ts';
import { CategoryGames } from '../CategoryGames/CategoryGames.tsx';
import { HotGames } from '../HotGames/HotGames.tsx';
import { homeGamesId } from './homeGamesId.ts';
import styles from './HomeGames.module.css';

interface HomeGamesProps {
  /** Whether the kinds are shown in a rail next to the games, or as chips above them. */
  kindsAs: 'rail' | 'chips';
}

/** The kinds of game, and the games of the chosen kind. */
export function HomeGames({ kindsAs }: HomeGamesProps) {
  const { t } = useTexts('home');
  const { t: games } = useTexts('games');
  const dispatch = useDispatch();
  const chosen = useSelector(selectKindOnHome);
  const { categories } = useGetVendorGameTypesQuery(undefined, {
    selectFromResult: ({ data }) => ({ categories: data }),
  });
  const isBesideRail = kindsAs === 'rail';
  // Restore the kind after a return, but only in an effect, because the prerendered home contains the hot games.
  useLayoutEffect(() => {
    const { category } = currentReturnPoint() ?? {};
    if (category !== undefined) dispatch(homeCategoryChosen(category as HomeCategory));
  }, [dispatch]);
  useEffect(() => addToReturnPoint({ category: chosen }), [chosen]);

  const kinds: readonly HomeCategory[] = ['HOT', ...(categories?.map(({ gameType }) => gameType) ?? [])];

  return (
    <section id={homeGamesId} tabIndex={-1} className={styles[kindsAs]}>
      <div className={styles.kinds}>
        <CategoryRail
          isRow={!isBesideRail}
          label={t('categories')}
          current={chosen}
          categories={kinds.map((kind) => ({
            id: kind,
            label: games(`category${kind}`),
            icon: <CategoryIcon category={kind} />,
          }))}
          onChoose={(kind) => dispatch(homeCategoryChosen(kind as HomeCategory))}
        />
      </div>
      {chosen === 'HOT' ? (
        <HotGames isBesideRail={isBesideRail} />
      ) : (
        <CategoryGames key={chosen} gameType={chosen} isBesideRail={isBesideRail} />
      )}
    </section>
  );
}

import { useGetHotGamesQuery, useGetVendorGameTypesQuery } from '@livery/api/games/gameLists';
import type { GatewayError } from '@livery/api/client';
import { foundReturnPoint, noteReturnPoint } from '@livery/device/return-points';
import { paths } from '@livery/foundation/addresses';
import { useResume } from '@livery/foundation/refresh';
import { useLanguage } from '@livery/i18n/react';
import { scrollToTop } from '@livery/ui/scroll';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFavoriteIds } from '../../hooks/useFavoriteIds.ts';
import { useLaunchLottery } from '../../hooks/useLaunchLottery.ts';
import { failureOf } from '@livery/foundation/failure';
import { type EntryCategory, entryCategories } from '../../model/entryCategories.ts';
import { turnPage } from '../../model/notePage.ts';
import { type HomeCategory, homeCategoryChosen, selectHomeCategory } from '../../state/homeCategory.ts';

/** What the side menu offers: what the gateway has, and what is the product's own. */
type EntryChoice = HomeCategory | 'PROMO';

export interface GameEntryViewProps {
  /** Categories of the side menu, in its order. */
  choices: readonly EntryChoice[];
  /** The gateway's categories have been asked for and are not here yet. */
  areAwaited: boolean;
  /** Why they could not be had. */
  failure: GatewayError | undefined;
  onRetry: () => void;
  /** The highlighted category. */
  chosen: HomeCategory;
  /** The gateway's category that it is; undefined for HOT and FAV, and until the categories are here. */
  category: EntryCategory | undefined;
  onChoose: (choice: EntryChoice) => void;
}

/** State and handlers of the game entry: its categories, and the one on show, which is home's category too. */
export function useGameEntryScreen(): GameEntryViewProps {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const launchLottery = useLaunchLottery();
  const chosen = useSelector(selectHomeCategory);
  const { data, isFetching, isError, error, refetch } = useGetVendorGameTypesQuery();
  useResume({ hasFailed: isError, isFetching, onRetry: () => void refetch() });
  const categories = useMemo(() => entryCategories(data ?? []), [data]);
  const category = categories.find(({ id }) => id === chosen);
  useReloadedHotGames();
  // A member's favourites are asked for as the screen opens, whatever it shows.
  useFavoriteIds();

  // Found again as it was left.
  useLayoutEffect(() => {
    const { category: found } = foundReturnPoint() ?? {};
    if (found !== undefined) dispatch(homeCategoryChosen(found as HomeCategory));
  }, [dispatch]);
  useEffect(() => noteReturnPoint({ category: chosen }), [chosen]);

  // What the merchant does not have, or no longer, is not left empty.
  const isUnknown = data !== undefined && category === undefined && chosen !== 'HOT' && chosen !== 'FAV';
  useEffect(() => {
    if (isUnknown) dispatch(homeCategoryChosen('HOT'));
  }, [isUnknown, dispatch]);

  const choose = (choice: EntryChoice) => {
    if (choice === 'PROMO') return void navigate(paths.promotions);
    if (choice === 'ELOTT') return void launchLottery(categories.find(({ id }) => id === choice)?.vendors ?? []);
    // The e-lottery may still be on its way.
    turnPage();
    dispatch(homeCategoryChosen(choice));
    // The vendor and the tab in the address were the last category's.
    if (choice !== chosen && search !== '') void navigate(paths.games, { replace: true, state });
    scrollToTop();
  };

  const areAwaited = data === undefined && isFetching;
  return {
    // The promotions stand last, and so not before the others are here: they would move under a finger.
    choices: ['HOT', 'FAV', ...categories.map(({ id }) => id), ...(areAwaited ? [] : ['PROMO' as const])],
    areAwaited,
    failure: data === undefined && !isFetching ? failureOf(error) : undefined,
    onRetry: () => void refetch(),
    chosen,
    category,
    onChoose: choose,
  };
}

/** Loads the hot games again when the language changes, even those that are here from before. */
function useReloadedHotGames(): void {
  const language = useLanguage();
  const { refetch } = useGetHotGamesQuery({ language });
  const reload = useEffectEvent(() => void refetch());
  const last = useRef(language);
  useEffect(() => {
    if (last.current === language) return;
    last.current = language;
    reload();
  }, [language]);
}

import { useGetHotGamesQuery, useGetVendorGameTypesQuery } from '@livery/api/games/gameLists';
import type { GatewayError } from '@livery/api/client';
import { currentReturnPoint, addToReturnPoint } from '@livery/device/return-points';
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
import { markContentChange } from '../../model/notePage.ts';
import { type HomeCategory, homeCategoryChosen, selectHomeCategory } from '../../state/homeCategory.ts';

/** The items of the side menu: the gateway's categories and the product's own. */
type EntryChoice = HomeCategory | 'PROMO';

export interface GameEntryViewProps {
  /** Categories of the side menu, in its order. */
  choices: readonly EntryChoice[];
  /** Whether the request for the gateway's categories is pending. */
  areAwaited: boolean;
  /** The error of the request for the categories. */
  failure: GatewayError | undefined;
  onRetry: () => void;
  /** The highlighted category. */
  chosen: HomeCategory;
  /** The gateway's category for `chosen`. Undefined for HOT and FAV, and while the categories are loading. */
  category: EntryCategory | undefined;
  onChoose: (choice: EntryChoice) => void;
}

/** State and handlers of the game entry: its categories, and the chosen category, which is also home's category. */
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
  // A member's favourites are requested when the screen opens, for any category.
  useFavoriteIds();

  // Restore the category after a return.
  useLayoutEffect(() => {
    const { category: found } = currentReturnPoint() ?? {};
    if (found !== undefined) dispatch(homeCategoryChosen(found as HomeCategory));
  }, [dispatch]);
  useEffect(() => addToReturnPoint({ category: chosen }), [chosen]);

  // Replace a category that the merchant does not have, or no longer has.
  const isUnknown = data !== undefined && category === undefined && chosen !== 'HOT' && chosen !== 'FAV';
  useEffect(() => {
    if (isUnknown) dispatch(homeCategoryChosen('HOT'));
  }, [isUnknown, dispatch]);

  const choose = (choice: EntryChoice) => {
    if (choice === 'PROMO') return void navigate(paths.promotions);
    if (choice === 'ELOTT') return void launchLottery(categories.find(({ id }) => id === choice)?.vendors ?? []);
    // Cancels a pending launch of the e-lottery.
    markContentChange();
    dispatch(homeCategoryChosen(choice));
    // The vendor and the tab in the address belong to the last category.
    if (choice !== chosen && search !== '') void navigate(paths.games, { replace: true, state });
    scrollToTop();
  };

  const areAwaited = data === undefined && isFetching;
  return {
    // The promotions are last. They are shown only after the other categories are loaded, because otherwise they would
    // move while the player taps.
    choices: ['HOT', 'FAV', ...categories.map(({ id }) => id), ...(areAwaited ? [] : ['PROMO' as const])],
    areAwaited,
    failure: data === undefined && !isFetching ? failureOf(error) : undefined,
    onRetry: () => void refetch(),
    chosen,
    category,
    onChoose: choose,
  };
}

/** Loads the hot games again when the language changes, even if they are cached. */
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

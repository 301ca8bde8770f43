import { gameListsApi } from '@livery/api/games/gameLists';
import type { GameActionContext } from '../model/gameActionContext.ts';
import type { Vendor } from '@livery/api/games/gameLists';
import { failureKey } from '@livery/i18n';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useCallback, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { failureOf } from '@livery/foundation/failure';
import { notePage } from '../model/notePage.ts';
import { useLaunchGame } from './useLaunchGame.ts';

/** The maximum time in milliseconds that the loading toast is shown. */
const mostLoadingMs = 10_000;

/**
 * Returns a function that opens the e-lottery: of the vendor on GPI's lobby, otherwise of the first vendor. The
 * gateway's list contains the game. A failure shows a toast. Taps during a pending request are ignored. If the player
 * opens another page or category before the reply, the lottery does not open, and the player can start the request
 * again.
 */
export function useLaunchLottery(): (vendors: readonly Vendor[]) => Promise<void> {
  const { t } = useTexts('games');
  const { t: common } = useTexts('common');
  const language = useLanguage();
  const toasts = useToasts();
  const dispatch = useDispatch<GameActionContext['dispatch']>();
  const launch = useLaunchGame();
  /** Whether the pending request is still relevant. */
  const isWanted = useRef((): boolean => false);

  return useCallback(
    async (vendors) => {
      if (isWanted.current()) return;
      const isPageOnShow = notePage();
      isWanted.current = isPageOnShow;
      const vendor = vendors.find(({ isGpi }) => isGpi) ?? vendors[0];
      const filter = { language, gameType: 'ELOTT' as const, ...(vendor && { vendorCode: vendor.code }) };
      const list = dispatch(gameListsApi.endpoints.gameList.initiate(filter, { subscribe: false }));
      const { data, error } = await toasts.showLoadingWhile(list, common('in_please_wait'), mostLoadingMs);
      if (!isPageOnShow()) return;
      isWanted.current = () => false;
      const game = data?.pages[0]?.games[0];
      if (game !== undefined) return launch(game);
      const failure = failureOf(error);
      toasts.showToast(failure === undefined ? t('unavailable') : common(failureKey(failure)), {
        kind: 'failure',
        duration: toastDuration.short,
      });
    },
    [dispatch, toasts, launch, language, t, common],
  );
}

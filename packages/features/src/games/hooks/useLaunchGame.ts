import { useLaunchGameMutation } from '@livery/api/games/launchGame';
import type { Game } from '@livery/api/games/gameLists';
import type { GatewayError } from '@livery/api/client';
import { useLoginFirst } from '@livery/foundation/session';
import { failureKey } from '@livery/i18n';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** Most milliseconds that the loading toast of a launch shows. */
const launchLimit = 10_000;

/** Returns a function that opens a game in this tab. Guests log in first and come back here; a failure shows a toast. */
export function useLaunchGame(): (game: Game) => Promise<void> {
  const { t } = useTexts('games');
  const { t: common } = useTexts('common');
  const { showToast, startLoading } = useToasts();
  const loginFirst = useLoginFirst();
  const { pathname, search } = useLocation();
  const [launch] = useLaunchGameMutation();

  return useCallback(
    async (game) => {
      if (loginFirst()) return;
      const endLoading = startLoading(t('opening', { name: game.name }), launchLimit);
      const { data, error } = await launch({ game, backUrl: `${pathname}${search}` });
      if (data !== undefined) return window.location.assign(data.url);
      endLoading();
      const failure = error as GatewayError;
      const isGone = failure.code === 'GAME_UNAVAILABLE' || failure.code === 'NOT_FOUND';
      showToast(isGone ? t('unavailable') : common(failureKey(failure)), {
        kind: 'failure',
        duration: toastDuration.short,
      });
    },
    [loginFirst, pathname, search, startLoading, showToast, launch, t, common],
  );
}

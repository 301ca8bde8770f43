import { useLaunchGameMutation } from '@livery/api/games/launchGame';
import type { Game } from '@livery/api/games/gameLists';
import type { GatewayError } from '@livery/api/client';
import { expectReturn } from '@livery/device/places';
import { failureKey } from '@livery/i18n';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useCallback } from 'react';
import { useNotePlayed } from './useHasPlayed.ts';

/** Most milliseconds that the loading toast of a launch shows. */
const launchLimit = 10_000;

/**
 * Returns a function that opens a game in this tab, for somebody signed in. In the same tab, because a window that opens after
 * the gateway's answer is no longer the answer to a tap, and is blocked. A failure shows a toast.
 */
export function useOpenGame(): (game: Game, backUrl: string) => Promise<void> {
  const { t } = useTexts('games');
  const { t: common } = useTexts('common');
  const { showToast, startLoading } = useToasts();
  const [launch] = useLaunchGameMutation();
  const notePlayed = useNotePlayed();

  return useCallback(
    async (game, backUrl) => {
      const endLoading = startLoading(t('opening', { name: game.name }), launchLimit);
      const { data, error } = await launch({ game, backUrl });
      if (data !== undefined) {
        notePlayed(true);
        expectReturn(backUrl);
        return window.location.assign(data.url);
      }
      endLoading();
      const failure = error as GatewayError;
      const isGone = failure.code === 'GAME_UNAVAILABLE' || failure.code === 'NOT_FOUND';
      showToast(isGone ? t('unavailable') : common(failureKey(failure)), {
        kind: 'failure',
        duration: toastDuration.short,
      });
    },
    [startLoading, showToast, launch, notePlayed, t, common],
  );
}

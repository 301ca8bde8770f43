import { paths } from '@livery/foundation/addresses';
import { useLaunchGameMutation, type Game } from '@livery/api/games';
import { selectIsSignedIn } from '@livery/api/session';
import type { GatewayError } from '@livery/api/client';
import { failureKey } from '@livery/i18n';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';

/** How long the loading notice of a launch may stay, in milliseconds. */
const launchLimit = 10_000;

/** Opens a game: guests go to login and come back here; members get the game's page in this tab. */
export function useLaunchGame(): (game: Game) => Promise<void> {
  const { t } = useTexts('games');
  const { t: common } = useTexts('common');
  const { showToast, startLoading } = useToasts();
  const isSignedIn = useSelector(selectIsSignedIn);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [launch] = useLaunchGameMutation();

  return useCallback(
    async (game) => {
      const here = `${pathname}${search}`;
      if (!isSignedIn) return navigate(paths.login, { state: { from: here } });
      const endLoading = startLoading(t('opening', { name: game.name }), launchLimit);
      const { data, error } = await launch({ game, backUrl: here });
      if (data !== undefined) return window.location.assign(data.url);
      endLoading();
      const failure = error as GatewayError;
      const isGone = failure.code === 'GAME_UNAVAILABLE' || failure.code === 'NOT_FOUND';
      showToast(isGone ? t('unavailable') : common(failureKey(failure)), {
        kind: 'failure',
        duration: toastDuration.short,
      });
    },
    [isSignedIn, pathname, search, navigate, startLoading, showToast, launch, t, common],
  );
}

import type { GatewayError } from '@livery/api/client';
import type { Game } from '@livery/api/games/gameLists';
import { launchApi } from '@livery/api/games/launchGame';
import { selectSession, type WithSession } from '@livery/api/session';
import { expectReturn } from '@livery/device/places';
import { failureKey } from '@livery/i18n';
import { toastDuration } from '@livery/ui/toasts';
import type { GameActionContext } from './gameActionContext.ts';
import { notePlayed } from './notePlayed.ts';

/** Most milliseconds that the loading toast of a launch shows. */
const launchLimit = 10_000;

interface OpenGame {
  game: Game;
  /** Path on our own host that the game's way out leads back to. */
  backUrl: string;
}

/**
 * Opens a game in this tab, for somebody signed in. In the same tab, because a window that opens after the gateway's answer is
 * no longer the answer to a tap, and is blocked. A failure shows a toast.
 */
export async function openGame(
  { dispatch, toasts, t, common }: GameActionContext,
  { game, backUrl }: OpenGame,
): Promise<void> {
  const endLoading = toasts.startLoading(t('opening', { name: game.name }), launchLimit);
  const { data, error } = await dispatch(launchApi.endpoints.launchGame.initiate({ game, backUrl }, { track: false }));
  if (data !== undefined) {
    dispatch((_, getState) => notePlayed(selectSession(getState() as WithSession), true));
    expectReturn(backUrl);
    return window.location.assign(data.url);
  }
  endLoading();
  const failure = error as GatewayError;
  const isGone = failure.code === 'GAME_UNAVAILABLE' || failure.code === 'NOT_FOUND';
  toasts.showToast(isGone ? t('unavailable') : common(failureKey(failure)), {
    kind: 'failure',
    duration: toastDuration.short,
  });
}

import { type Game, gameListsApi } from '@livery/api/games/gameLists';
import { entryKey } from '@livery/device/return-points';
import { paths } from '@livery/foundation/addresses';
import { isOverlayOnTop } from '@livery/foundation/navigation';
import type { NavigateFunction } from 'react-router-dom';
import type { GameActionContext } from './gameActionContext.ts';
import { playAddress } from './playAddress.ts';
import type { PlayState } from './playState.ts';

interface OpenGame {
  game: Game;
  navigate: NavigateFunction;
}

/**
 * Navigates a signed-in player from the current page to the screen that shows a game. If the game replaces another
 * game, it uses the return address of that game.
 */
export async function openGame(
  { dispatch, isPageOnShow }: GameActionContext,
  { game, navigate }: OpenGame,
): Promise<void> {
  const from = window.location.pathname + window.location.search;
  const isGpi = game.category === 'ELOTT' && (await isGpiVendor(dispatch, game.vendorCode));
  // The player may have left the page before the code or the vendors arrive.
  if (!isPageOnShow()) return;
  const isInPlace = from.startsWith(`${paths.play}?`) || from.startsWith(`${paths.launchLottery}?`);
  const before = isInPlace ? (window.history.state as { usr?: PlayState | null } | null)?.usr?.opened : undefined;
  const opened = before ?? (isInPlace ? undefined : { from, place: entryKey() ?? '' });
  await navigate(playAddress(game, { from: opened?.from ?? '', isGpi }), {
    replace: isInPlace || isOverlayOnTop(),
    state: { game, ...(opened && { opened }) } satisfies PlayState,
  });
}

/** Whether an e-lottery's vendor runs on GPI's lobby. False if the vendors cannot be loaded. */
async function isGpiVendor(dispatch: GameActionContext['dispatch'], code: string): Promise<boolean> {
  const asked = dispatch(gameListsApi.endpoints.getVendorGameTypes.initiate(undefined, { subscribe: false }));
  const { data = [] } = await asked;
  return data.some(
    ({ gameType, vendors }) => gameType === 'ELOTT' && vendors.some((vendor) => vendor.code === code && vendor.isGpi),
  );
}

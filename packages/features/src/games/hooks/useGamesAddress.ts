import type { GameType } from '@livery/api/contract';
import { paths } from '@livery/foundation/addresses';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type GameListView, listAddress } from '../model/listAddress.ts';
import { readListAddress } from '../model/readListAddress.ts';

interface GamesAddress {
  /** The list to which the address refers. */
  view: GameListView;
  /** Shows another list on the same screen, scrolled to its top. */
  show: (next: GameListView) => void;
}

/**
 * The list of games in the address of the current screen. Another list replaces the last list in the history. So one
 * step back leaves the screen, regardless of the lists that were viewed.
 *
 * @param gameType the kind that the screen always shows, so that its address does not contain the kind
 */
export function useGamesAddress(gameType?: GameType): GamesAddress {
  const navigate = useNavigate();
  const { pathname, search: query, state } = useLocation();
  const view = useMemo(
    () => ({ ...readListAddress(new URLSearchParams(query)), ...(gameType && { gameType }) }),
    [query, gameType],
  );
  const isTypeNamed = gameType === undefined;

  const show = useCallback(
    ({ gameType: next, ...rest }: GameListView) => {
      const address = listAddress({ ...rest, ...(isTypeNamed && next && { gameType: next }) });
      void navigate(address.replace(paths.gameList, pathname), { replace: true, state });
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
    [navigate, pathname, state, isTypeNamed],
  );
  return { view, show };
}

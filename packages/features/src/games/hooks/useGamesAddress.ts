import type { GameType } from '@livery/api/contract';
import { paths } from '@livery/foundation/addresses';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type GameListView, listAddress } from '../model/listAddress.ts';
import { readListAddress } from '../model/readListAddress.ts';

interface GamesAddress {
  /** The list that the address names. */
  view: GameListView;
  /** Shows another list on the same screen, from its top. */
  show: (next: GameListView) => void;
}

/**
 * The list of games in the address of the screen on show. Lists replace one another in the history: going back leaves
 * the screen at once, whatever lists were looked at.
 *
 * @param gameType the kind that the screen shows by itself, which its address therefore does not name
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

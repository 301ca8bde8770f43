import type { GatewayError } from '@livery/api/client';
import type { NamedGame } from '@livery/api/games/launchGame';
import { useGetElottListQuery, useGetLottListQuery } from '@livery/api/lottery/lottery';
import { useLanguage } from '@livery/i18n/react';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { failureOf } from '@livery/foundation/failure';
import { readPlayAddress } from '../../model/playAddress.ts';

interface Found {
  /** The game. Undefined until it is found, and if there is no such game. */
  game?: NamedGame | undefined;
  /** Whether there is no game for the address. */
  isUnknown?: boolean;
  /** The error, if the lists of lotteries could not be loaded. */
  error?: GatewayError | undefined;
  onRetry?: () => void;
}

/**
 * Returns the game of the current address, as long as the address stays the same. A lottery in an older address is
 * searched in the lists of lotteries.
 */
export function useNamedGame(): Found {
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const named = useMemo(() => readPlayAddress(pathname, search), [pathname, search]);
  const sought = named === undefined || 'id' in named ? undefined : named;
  const skip = sought === undefined;
  const lott = useGetLottListQuery({ language }, { skip });
  const elott = useGetElottListQuery({ language }, { skip });

  const found = useMemo((): NamedGame | undefined => {
    const lottery = [...(lott.data ?? []), ...(elott.data ?? [])].find(
      ({ code, gameId, kind }) =>
        (sought?.code === undefined || code === sought.code) &&
        (sought?.gameId === undefined || gameId === sought.gameId) &&
        (sought?.kind === undefined || kind === sought.kind),
    );
    if (sought === undefined || lottery?.gameNodeId === undefined) return undefined;
    const { gameNodeId, vendorCode, gameId, category, prizeMode } = lottery;
    return {
      id: gameNodeId,
      vendorCode,
      category,
      supportPlay: 'REAL',
      isLobby: sought.isLobby,
      prizeMode: sought.prizeMode ?? prizeMode,
      ...(gameId !== undefined && { gameId }),
    };
  }, [sought, lott.data, elott.data]);

  // The launched game must stay the same. A list that arrives later, or is reloaded, must not open a second game.
  const [first, setFirst] = useState<NamedGame>();
  if (first === undefined && found !== undefined) setFirst(found);

  if (named === undefined) return { isUnknown: true };
  if ('id' in named) return { game: named };
  const game = first ?? found;
  if (game !== undefined) return { game };
  const isAsking = lott.isFetching || elott.isFetching;
  const onRetry = () => void Promise.all([lott.refetch(), elott.refetch()]);
  return isAsking
    ? {}
    : { isUnknown: lott.isSuccess && elott.isSuccess, error: failureOf(lott.error ?? elott.error), onRetry };
}

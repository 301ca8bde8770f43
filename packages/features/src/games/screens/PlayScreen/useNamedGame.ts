import type { GatewayError } from '@livery/api/client';
import type { NamedGame } from '@livery/api/games/launchGame';
import { useGetElottListQuery, useGetLottListQuery } from '@livery/api/lottery/lottery';
import { useLanguage } from '@livery/i18n/react';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { failureOf } from '@livery/foundation/failure';
import { readPlayAddress } from '../../model/playAddress.ts';

interface Found {
  /** Undefined until it is found, and where there is none. */
  game?: NamedGame | undefined;
  /** The address names no game that there is. */
  isUnknown?: boolean;
  /** The lists that it may stand in can't be had. */
  error?: GatewayError | undefined;
  onRetry?: () => void;
}

/**
 * The game that the current address names, for as long as that stays the same. A lottery of an older address is looked
 * up in the lists of lotteries.
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

  // What is launched stays the same: another list that comes later, or this one anew, opens no second game in place of it.
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

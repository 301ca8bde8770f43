import { type RankPeriod, useGetRankListQuery, useGetWinnerBoardQuery } from '@livery/api/lobby';
import { useLanguage } from '@livery/i18n/react';
import { useState } from 'react';
import { useFormats } from '../../hooks/useFormats.ts';
import { useInSight } from '../../hooks/useInSight.ts';
import { useNow } from '../../hooks/useNow.ts';
import { usePictures } from '../../hooks/usePictures.ts';
import { useRefresh } from '../../hooks/useRefresh.ts';
import type { OpensGames } from '../../model/opensGames.ts';
import type { WinnerBoardViewProps } from './WinnerBoardView.tsx';

/** Milliseconds after which the board is old, while someone looks at it. */
const freshMs = 45_000;
const places = 3;

/** What the board shows; `none` where nobody won, or nothing is known. */
export function useWinnerBoard(onOpenGame: OpensGames['onOpenGame']): WinnerBoardViewProps | 'awaited' | 'none' {
  const language = useLanguage();
  const { money, ago } = useFormats();
  const pictures = usePictures();
  const { ref, isInSight } = useInSight();
  const now = useNow(isInSight);
  const [period, setPeriod] = useState<RankPeriod>('today');
  const board = useGetWinnerBoardQuery({ language });
  const ranks = useGetRankListQuery({ language, period });
  useRefresh({
    isActive: isInSight,
    dueAt: board.fulfilledTimeStamp && board.fulfilledTimeStamp + freshMs,
    leastGap: freshMs,
    jitter: 5_000,
    isFetching: board.isFetching,
    startedTimeStamp: board.startedTimeStamp,
    onRefresh: () => {
      void board.refetch();
      void ranks.refetch();
    },
  });

  const { data } = board;
  if (data === undefined) return board.isError ? 'none' : 'awaited';
  if (data.wins.length === 0) return 'none';
  return {
    sightRef: ref,
    isInSight,
    period,
    onPeriod: setPeriod,
    // Of another period than the chosen one while that is under way: better than a hole.
    podium: ranks.data
      ?.slice(0, places)
      .map(({ rank, name, amount }) => ({ rank, name, amount: money(amount, 'whole') })),
    isPodiumKnown: ranks.data !== undefined || ranks.isFetching,
    wins: data.wins.map(({ id, name, amount, at, game }) => ({
      id,
      name,
      amount: money(amount),
      when: ago(at, now + data.clockOffset),
      game: game.name,
      sources: pictures(game),
      onOpen: () => onOpenGame(game),
    })),
  };
}

import { memberPicture } from '@livery/api/member/getMemberInfo';
import { type RankPeriod, useGetRankListQuery, useGetWinnerBoardQuery } from '@livery/api/winners/winners';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { useState } from 'react';
import { useFormats } from '@livery/foundation/formats';
import { failureOf } from '@livery/foundation/failure';
import { useNow, useRefresh } from '@livery/foundation/refresh';
import { useIsVisible } from '@livery/ui/touch';
import { useGamePictures } from '@livery/foundation/pictures';
import type { Game } from '@livery/api/games/gameLists';
import type { WinnerBoardViewProps } from './WinnerBoardView.tsx';

/** Milliseconds after which the board is requested again, while it can be seen. */
const freshMs = 45_000;
const podiumSize = 3;

/** Returns the props of the board. `awaited` while it loads; `none` if there are no wins or the request failed. */
export function useWinnerBoard(onOpenGame: (game: Game) => void): WinnerBoardViewProps | 'awaited' | 'none' {
  const { t } = useTexts('winners');
  const language = useLanguage();
  const { money, ago } = useFormats();
  const pictures = useGamePictures();
  const merchant = useMerchant();
  const { ref, isInSight } = useIsVisible();
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

  // While another period loads, the previous ranking stays. After a failure it must disappear, because it would be
  // shown for the wrong period.
  const best = ranks.error === undefined ? ranks.data : ranks.currentData;
  const failure = ranks.isError ? failureOf(ranks.error) : undefined;
  const { data } = board;
  if (data === undefined) return board.isError ? 'none' : 'awaited';
  if (data.wins.length === 0) return 'none';
  return {
    sightRef: ref,
    isInSight,
    period,
    onPeriod: setPeriod,
    podium: best?.slice(0, podiumSize).map(({ rank, name, amount, headIcon }) => ({
      rank,
      name,
      amount: money(amount, { part: 'whole' }),
      picture: memberPicture({ headIcon }, merchant),
    })),
    isPodiumKnown: ranks.data !== undefined || ranks.isFetching,
    podiumFailure: failure && best === undefined ? { error: failure, onRetry: () => void ranks.refetch() } : undefined,
    wins: data.wins.map(({ id, name, amount, at, game }) => ({
      id,
      name,
      amount: money(amount),
      when: ago(at, now + data.clockOffset) ?? t('justNow'),
      game: game.name,
      sources: pictures(game),
      onOpen: () => onOpenGame(game),
    })),
  };
}

import type { Game } from '@livery/api/games/gameLists';
import { useGetRecentGamesQuery } from '@livery/api/games/getRecentGames';
import type { OpenedLottery } from '@livery/api/lottery/lottery';
import { selectIsSignedIn } from '@livery/api/session';
import { useLanguage } from '@livery/i18n/react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLiveLotteries } from '../../hooks/useLiveLotteries.ts';
import { useLotteryRows } from '../../hooks/useLotteryRows.ts';
import { inOrder } from '../../model/arrangeLotteries.ts';
import type { StartLotteryViewProps } from './StartLotteryView.tsx';

/** The number of lotteries in each part. A link opens the list of all lotteries. */
const shownRecent = 3;
const shownNext = 5;

/**
 * State of the start screen: the lotteries that the member opened last, and the lotteries that close next. The order is
 * that of the first reply.
 */
export function useStartLottery(onOpen: (game: Game) => void): StartLotteryViewProps {
  const language = useLanguage();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { list, opened, clockOffset, hasFailed, onRetry } = useLiveLotteries();
  const rowOf = useLotteryRows({ opened, clockOffset, onOpen });
  const recent = useGetRecentGamesQuery({ language }, { skip: !isSignedIn });
  const [next, setNext] = useState<string[]>();
  if (list !== undefined && next === undefined) setNext(closingNext(list));

  // Only the lotteries among the member's last games are used. They have the code of a lottery. The session is checked,
  // because the cached reply remains after the session has ended.
  const games = isSignedIn ? (recent.data ?? []) : [];
  const played = games.flatMap(({ gameCode }) => list?.find(({ code }) => code === gameCode) ?? []);
  const rows = (lotteries: readonly OpenedLottery[]) =>
    lotteries.map(({ code, name, category, game }) =>
      rowOf({
        code,
        name,
        category,
        game,
        vendorName: game?.vendorName ?? '',
        ...(game?.lottoMode !== undefined && { lottoMode: game.lottoMode }),
      }),
    );
  return {
    // Wait for both parts, because a part that appears later would move the rows while the player taps.
    isLoading: (list === undefined && !hasFailed) || (isSignedIn && recent.data === undefined && !recent.isError),
    played: rows(played.slice(0, shownRecent)),
    next:
      list &&
      next &&
      rows(
        inOrder(
          list.filter(({ code }) => next.includes(code)),
          next,
        ),
      ),
    hasFailed,
    onRetry,
  };
}

/** Returns the codes of the lotteries whose open draws close first. */
const closingNext = (list: readonly OpenedLottery[]): string[] =>
  list
    .flatMap(({ code, current }) => (current ? { code, closesAt: current.closesAt } : []))
    .toSorted((a, b) => a.closesAt - b.closesAt)
    .slice(0, shownNext)
    .map(({ code }) => code);

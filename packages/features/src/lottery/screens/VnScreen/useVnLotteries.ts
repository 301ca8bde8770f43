import type { Game } from '@livery/api/games/gameLists';
import { useGetVnGameMenuQuery } from '@livery/api/lottery/getVnGameMenu';
import { useGetVnRecentGamesQuery } from '@livery/api/lottery/getVnRecentGames';
import { selectIsSignedIn } from '@livery/api/session';
import { failureOf } from '@livery/foundation/failure';
import { useFormats } from '@livery/foundation/formats';
import { usePageShown, useRefresh, useResume } from '@livery/foundation/refresh';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { useSelector } from 'react-redux';
import { useLotteryRows } from '../../hooks/useLotteryRows.ts';
import { vnAddress } from '../../model/listAddress.ts';
import { lotteryGame } from '../../model/lotteryGame.ts';
import { useVnAddress } from './useVnAddress.ts';
import type { VnLotteriesViewProps } from './VnLotteriesView.tsx';

/**
 * Minimum milliseconds between two requests for the menu. The next constants are the wait after a failure or an
 * outdated reply, and the random wait of each phone.
 */
const leastGap = 5_000;
const retryAfter = 20_000;
const jitter = 1_000;

type State = Omit<VnLotteriesViewProps, 'draws' | 'listId'>;

/**
 * Returns the menu of Vietnamese lotteries of the region in the address, and the lotteries that the member bet on last.
 */
export function useVnLotteries(onOpen: (game: Game) => void): State {
  const { t } = useTexts('lotteries');
  const language = useLanguage();
  const isPageShown = usePageShown();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { moment, numerals } = useFormats();
  const { region, code, choose } = useVnAddress();
  const menu = useGetVnGameMenuQuery({ language });
  const { data, error, isError, isFetching, startedTimeStamp, fulfilledTimeStamp = 0, refetch } = menu;
  const last = useGetVnRecentGamesQuery({ language }, { skip: !isSignedIn });
  // The cached reply remains after the session has ended, so the session is checked.
  const recent = isSignedIn ? (last.data ?? []) : [];

  const onRetry = () => void refetch();
  const clockOffset = data?.clockOffset ?? 0;
  const all = data?.regions.flatMap(({ games }) => games) ?? [];
  const closings = all.flatMap(({ current }) => current?.closesAt ?? []);
  const closesAt = closings.length === 0 ? undefined : Math.min(...closings) - clockOffset;
  // An outdated gateway returns a draw that is already closed. Then request the menu again after `retryAfter`.
  const dueAt = closesAt !== undefined && closesAt <= fulfilledTimeStamp ? fulfilledTimeStamp + retryAfter : closesAt;
  useRefresh({
    isActive: isPageShown,
    dueAt: isError ? (startedTimeStamp ?? 0) + retryAfter : dueAt,
    leastGap,
    jitter,
    isFetching,
    startedTimeStamp,
    onRefresh: onRetry,
  });
  useResume({ hasFailed: isError, isFetching, onRetry });

  const rowOf = useLotteryRows({ opened: undefined, clockOffset, onOpen });
  const regions = data?.regions.filter((one) => region === undefined || one.region === region);
  return {
    regions: [
      { id: '', label: t('all') },
      ...(data?.regions ?? []).map((one) => ({ id: one.region, label: one.name })),
    ],
    region: region ?? '',
    areRegionsAwaited: data === undefined && !isError,
    onRegion: (id) => choose({ region: data?.regions.find((one) => one.region === id)?.region }),
    menu: regions?.map(({ region: id, name, games }) => ({
      id,
      name,
      rows: games.map((game) => {
        const row = rowOf({ ...game, game: lotteryGame(game) });
        const daily = game.drawTime === undefined ? [] : [t('vnDailyAt', { number: numerals(game.drawTime) })];
        return {
          ...row,
          about: [...row.about, ...daily],
          draw: game.current === undefined ? null : row.draw,
          results: vnAddress({ region: id, code: game.code }),
        };
      }),
    })),
    recent: recent.flatMap((game) => {
      const opened = lotteryGame(game);
      return opened
        ? [{ code: game.code, name: game.name, when: moment(game.lastPlayedAt), onOpen: () => onOpen(opened) }]
        : [];
    }),
    lotteries: (regions ?? []).flatMap(({ games }) => games.map((game) => ({ value: game.code, label: game.name }))),
    chosen: code,
    onChoose: (next) => choose({ region, code: next }),
    failure: data === undefined && !isFetching ? failureOf(error) : undefined,
    onRetry,
  };
}

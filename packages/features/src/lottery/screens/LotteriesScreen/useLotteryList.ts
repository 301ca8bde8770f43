import type { Game } from '@livery/api/games/gameLists';
import { useGetElottListQuery, useGetLottListQuery } from '@livery/api/lottery/lottery';
import { failureOf } from '@livery/foundation/failure';
import { useResume } from '@livery/foundation/refresh';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLiveLotteries } from '../../hooks/useLiveLotteries.ts';
import { useLotteryRows } from '../../hooks/useLotteryRows.ts';
import { closingTimeOf, filterLotteries, groupsOf, inOrder, orderOf } from '../../model/arrangeLotteries.ts';
import { groupByClosingTime } from '../../model/groupByClosingTime.ts';
import { groupNames } from '../../model/groupNames.ts';
import { listAddress, type LotteryListAddress, readListAddress } from '../../model/listAddress.ts';
import { lotteryGame } from '../../model/lotteryGame.ts';
import type { LotteryListViewProps } from './LotteryListView.tsx';

/** The number of lotteries that fit on a phone screen. If there are more, a search is shown. */
const screenful = 6;

/**
 * State of the list of lotteries: the lotteries that the address selects, with their current draws. Order and groups by
 * closing time are calculated when the order is chosen, and when the gateway returns a new draw.
 */
export function useLotteryList(onOpen: (game: Game) => void): LotteryListViewProps {
  const { t } = useTexts('lotteries');
  const language = useLanguage();
  const { timeZone } = useMerchant();
  const navigate = useNavigate();
  const { pathname, search: query, state } = useLocation();
  const read = readListAddress(query);
  // The list is filtered by the typed words. The address changes a moment later, and would reset the field.
  const [words, setWords] = useState(read.search);
  const address = { ...read, search: words };
  const { category, order } = address;
  const isElott = category === 'ELOTT';
  const lott = useGetLottListQuery({ language }, { skip: isElott });
  const elott = useGetElottListQuery({ language }, { skip: !isElott });
  const { currentData: lotteries, error, isError, isFetching, refetch } = isElott ? elott : lott;
  const onRetry = () => void refetch();
  useResume({ hasFailed: isError, isFetching, onRetry });

  const live = useLiveLotteries();
  const rowOf = useLotteryRows({ ...live, onOpen });
  // The order is unknown until the draws have loaded or failed. Rows that change their positions later could be tapped
  // by mistake.
  const isKnown = lotteries !== undefined && (live.opened !== undefined || live.hasFailed);
  const closesAt = (code: string) => closingTimeOf(live.opened?.get(code));
  // The time left only decreases, so "Closing within five minutes" is true until the draw closes. Therefore the rows are
  // arranged again only when a closing time changes, and not every second. The gateway's own order does not depend on
  // closing times, so its rows do not move.
  const closingTimes = order === 'soonest' ? lotteries?.map(({ code }) => closesAt(code)).join() : '';
  const orderId = `${category} ${order} ${live.opened !== undefined} ${closingTimes}`;
  const [arranged, setArranged] = useState<{ id: string; codes: string[]; at: number }>();
  if (isKnown && arranged?.id !== orderId)
    setArranged({
      id: orderId,
      codes: orderOf(lotteries, live.opened ?? new Map(), order),
      at: live.gatewayNow(),
    });

  const show = (next: Partial<LotteryListAddress>) => {
    setWords(next.search ?? words);
    void navigate(listAddress({ ...address, ...next }).replace(/^[^?]*/, pathname), { replace: true, state });
  };
  const shown = isKnown ? inOrder(filterLotteries(lotteries, address), arranged?.codes ?? []) : undefined;
  const groups = groupsOf(lotteries ?? []);
  const rows = shown?.map((lottery) => rowOf({ ...lottery, game: lotteryGame(lottery) }));
  // In the gateway's own order, neighbours close at different times, so there are no groups. A search or a filter only
  // removes rows and keeps their order, so the groups remain.
  const closingGroups =
    order === 'soonest' && rows !== undefined && arranged !== undefined
      ? groupByClosingTime(rows, { closesAt: ({ code }) => closesAt(code), now: arranged.at, timeZone })
      : [];

  return {
    category,
    onCategory: (next) => show({ category: next, search: '', group: undefined }),
    groups: [{ id: '', label: t('all') }, ...groups.map((group) => ({ id: group, label: t(groupNames[group]) }))],
    group: address.group !== undefined && groups.includes(address.group) ? address.group : '',
    areGroupsAwaited: lotteries === undefined && !isError,
    onGroup: (id) => show({ group: groups.find((group) => group === id) }),
    order,
    onOrder: (next) => show({ order: next }),
    search: words,
    hasSearch: (lotteries?.length ?? 0) > screenful,
    onSearch: (search) => {
      if (search !== words) show({ search });
    },
    onShowAll: () => show({ search: '', group: undefined }),
    isEmpty: lotteries?.length === 0,
    rows,
    closingGroups,
    areTimesMissing: live.hasFailed,
    onRetryTimes: live.onRetry,
    failure: lotteries === undefined && !isFetching ? failureOf(error) : undefined,
    onRetry,
  };
}

import { useGetOpenedNumbersQuery } from '@livery/api/lottery/lottery';
import { failureOf } from '@livery/foundation/failure';
import { useHistoryPages } from '@livery/foundation/history';
import { useResume } from '@livery/foundation/refresh';
import { useLanguage } from '@livery/i18n/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDraws } from '../../hooks/useDraws.ts';
import { resultsAddress } from '../../model/listAddress.ts';
import type { LotteryResultsViewProps } from './LotteryResultsView.tsx';

/**
 * State of the past draws. The lottery is that of the address, or else the first lottery. Its draws load page by page.
 */
export function useLotteryResults(): LotteryResultsViewProps {
  const language = useLanguage();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { data, error, isError, isFetching, refetch } = useGetOpenedNumbersQuery({ language });
  const onRetry = () => void refetch();
  useResume({ hasFailed: isError, isFetching, onRetry });
  const lotteries = data?.lotteries;
  const wanted = new URLSearchParams(search).get('code');
  const chosen = lotteries?.find(({ code }) => code === wanted) ?? lotteries?.[0];
  // Load the draws of a code in the address immediately, without waiting for the names of all lotteries.
  const code = chosen?.code ?? wanted ?? '';
  const { listId, query, source } = useDraws(code);
  return {
    lotteries: lotteries?.map((lottery) => ({ value: lottery.code, label: lottery.name })) ?? [],
    chosen: code,
    drawing: chosen,
    onChoose: (next) => void navigate(resultsAddress(next), { replace: true, state }),
    listId,
    draws: useHistoryPages(query, { listId, ...source }),
    isEmpty: lotteries?.length === 0,
    failure: lotteries === undefined && !isFetching ? failureOf(error) : undefined,
    onRetry,
  };
}

import { useGetBankCardsQuery } from '@livery/api/withdraw/getBankCards';
import { useGetWithdrawOptionsQuery } from '@livery/api/withdraw/getWithdrawOptions';
import { useState } from 'react';
import type { WithdrawResult } from './WithdrawResultView.tsx';
import { useRecentWithdrawals } from './useRecentWithdrawals.ts';

/** Loads the data of the screen: limits and cards, pending withdrawals, and the withdrawal that has just been sent. */
export function useWithdrawScreen() {
  // Request the limits again, because the player may have staked or won since the last request.
  const options = useGetWithdrawOptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const cards = useGetBankCardsQuery();
  const recent = useRecentWithdrawals();
  const [result, setResult] = useState<WithdrawResult>();
  const sent = recent.find(({ withdrawalId }) => withdrawalId === result?.withdrawalId);
  return {
    options,
    cards,
    /** Requests the cards again, because one of them no longer exists. */
    refetchCards: () => void cards.refetch(),
    waiting: recent.filter(({ state }) => state === 'PENDING'),
    /** The withdrawal in its current state, because it may have been decided in the meantime. */
    result: result?.state === 'PENDING' && sent ? { ...result, ...sent } : result,
    setResult,
  };
}

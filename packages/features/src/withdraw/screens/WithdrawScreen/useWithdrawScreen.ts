import { useGetBankCardsQuery } from '@livery/api/withdraw/getBankCards';
import { useGetWithdrawOptionsQuery } from '@livery/api/withdraw/getWithdrawOptions';
import { useState } from 'react';
import type { WithdrawResult } from './WithdrawResultView.tsx';
import { useRecentWithdrawals } from './useRecentWithdrawals.ts';

/** What the screen knows: what can be withdrawn and to where, what waits, and what has just been sent. */
export function useWithdrawScreen() {
  // What was staked or won since the last look counts.
  const options = useGetWithdrawOptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const cards = useGetBankCardsQuery();
  const recent = useRecentWithdrawals();
  const [result, setResult] = useState<WithdrawResult>();
  const sent = recent.find(({ withdrawalId }) => withdrawalId === result?.withdrawalId);
  return {
    options,
    cards,
    /** Says that a card is not there any more. */
    refetchCards: () => void cards.refetch(),
    waiting: recent.filter(({ state }) => state === 'PENDING'),
    /** As it stands now, if it has been decided meanwhile. */
    result: result?.state === 'PENDING' && sent ? { ...result, ...sent } : result,
    setResult,
  };
}

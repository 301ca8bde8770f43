import type { BettableLottery, OpenDraw } from '@livery/api/lottery/lottery';
import type { NumberBallsProps } from '@livery/ui';
import { useState } from 'react';
import { useDrawnNumbers } from '../../hooks/useDrawnNumbers.ts';
import { useLiveLotteries } from '../../hooks/useLiveLotteries.ts';
import { isAwaitingNumbers } from '../../model/listRefresh.ts';

export interface BetDraw {
  /** The draw that takes bets, or did until just now; null where none does, undefined while it is not known. */
  current: OpenDraw | null | undefined;
  /** Whether bets are taken at this moment. */
  isOpen: boolean;
  /** Its last numbers; `drawing` between a close and the numbers. */
  last: (Pick<NumberBallsProps, 'numbers' | 'look' | 'label' | 'isFresh'> & { issue: string }) | 'drawing' | undefined;
  /** The gateway's clock less this device's, in milliseconds. */
  clockOffset: number;
  hasFailed: boolean;
  onRetry: () => void;
  /** To be called when a draw takes no more bets: its time is over, or the gateway said so. */
  onClosed: (issue: string) => void;
}

/** The draw of a lottery that takes bets, brought up to date as draws close and numbers come. */
export function useBetDraw({ code }: Pick<BettableLottery, 'code'>): BetDraw {
  const { opened, clockOffset, hasFailed, onRetry } = useLiveLotteries();
  const drawnNumbers = useDrawnNumbers();
  const [closed, setClosed] = useState<string>();
  const [firstIssue, setFirstIssue] = useState<string>();
  const found = opened?.get(code);
  // Only numbers that are drawn while somebody looks are animated.
  if (found !== undefined && firstIssue === undefined) setFirstIssue(found.last.issue);

  const current = opened && (found?.current ?? null);
  return {
    current,
    isOpen: current !== undefined && current !== null && current.issue !== closed,
    last:
      found &&
      (isAwaitingNumbers(found)
        ? 'drawing'
        : {
            ...drawnNumbers(found.kind, found.last.numbers),
            issue: found.last.issue,
            isFresh: firstIssue !== undefined && firstIssue !== found.last.issue,
          }),
    clockOffset,
    hasFailed,
    onRetry,
    onClosed: setClosed,
  };
}

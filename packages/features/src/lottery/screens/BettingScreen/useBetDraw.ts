import type { BettableLottery, OpenDraw } from '@livery/api/lottery/lottery';
import type { NumberBallsProps } from '@livery/ui';
import { useState } from 'react';
import { useDrawnNumbers } from '../../hooks/useDrawnNumbers.ts';
import { useLiveLotteries } from '../../hooks/useLiveLotteries.ts';
import { isAwaitingNumbers } from '../../model/listRefresh.ts';

export interface BetDraw {
  /** The draw that takes bets or has just closed. Null if there is no draw; undefined while this is unknown. */
  current: OpenDraw | null | undefined;
  /** Whether bets are accepted now. */
  isOpen: boolean;
  /** The last numbers. `drawing` between a close and the numbers. */
  last: (Pick<NumberBallsProps, 'numbers' | 'look' | 'label' | 'isFresh'> & { issue: string }) | 'drawing' | undefined;
  /** The gateway's clock minus this device's clock, in milliseconds. */
  clockOffset: number;
  hasFailed: boolean;
  onRetry: () => void;
  /** Called when a draw takes no more bets, because its time is over or because the gateway reports it. */
  onClosed: (issue: string) => void;
}

/** Returns the lottery's draw that takes bets. It is requested again when draws close and numbers are drawn. */
export function useBetDraw({ code }: Pick<BettableLottery, 'code'>): BetDraw {
  const { opened, clockOffset, hasFailed, onRetry } = useLiveLotteries();
  const drawnNumbers = useDrawnNumbers();
  const [closed, setClosed] = useState<string>();
  const [firstIssue, setFirstIssue] = useState<string>();
  const found = opened?.get(code);
  // Animate only numbers that are drawn after the first reply.
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

import type { BettableLottery } from '@livery/api/lottery/lottery';
import { CancelChase } from './CancelChase.tsx';
import { ChaseRow } from './ChaseRow.tsx';
import { ChasesView } from './ChasesView.tsx';
import { useChases } from './useChases.ts';

interface ChasesProps {
  /** Code of the lottery whose chases are shown; undefined for all lotteries. */
  gameCode: string | undefined;
  /** The lotteries that can be played. They contain the kinds. */
  lotteries: readonly BettableLottery[];
  onBet: () => void;
}

/** The chases of a player, with a button to cancel them. */
export function Chases({ gameCode, lotteries, onBet }: ChasesProps) {
  return (
    <ChasesView
      {...useChases(gameCode)}
      onBet={onBet}
      renderRow={(chase) => (
        <ChaseRow
          chase={chase}
          kind={lotteries.find(({ code }) => code === chase.gameCode)?.kind}
          renderCancel={(describedBy) => <CancelChase chase={chase} describedBy={describedBy} />}
        />
      )}
    />
  );
}

import type { BettableLottery } from '@livery/api/lottery/lottery';
import { CancelChase } from './CancelChase.tsx';
import { ChaseRow } from './ChaseRow.tsx';
import { ChasesView } from './ChasesView.tsx';
import { useChases } from './useChases.ts';

interface ChasesProps {
  /** Code of the one lottery whose chases show; undefined for all. */
  gameCode: string | undefined;
  /** What can be played: kinds are theirs. */
  lotteries: readonly BettableLottery[];
  onBet: () => void;
}

/** The chases of a player, and the way to cancel them. */
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

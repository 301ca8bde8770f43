import { CancelChase } from './CancelChase.tsx';
import { ChaseRow } from './ChaseRow.tsx';
import { ChasesView } from './ChasesView.tsx';
import { useChases } from './useChases.ts';

interface ChasesProps {
  /** Code of the one lottery whose chases show; undefined for all. */
  gameCode: string | undefined;
  onBet: () => void;
}

/** The chases of a player, and the way to cancel them. */
export function Chases({ gameCode, onBet }: ChasesProps) {
  return (
    <ChasesView
      {...useChases(gameCode)}
      onBet={onBet}
      renderRow={(chase) => (
        <ChaseRow
          chase={chase}
          renderCancel={(describedBy) => <CancelChase chase={chase} describedBy={describedBy} />}
        />
      )}
    />
  );
}

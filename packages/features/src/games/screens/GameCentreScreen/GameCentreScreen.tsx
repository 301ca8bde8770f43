import { GameCentreView } from '../../components/GameCentreView/GameCentreView.tsx';
import { useGameCentre } from '../../components/GameCentreView/useGameCentre.ts';

/** All games by kind, vendor and class, across the whole page. */
export function GameCentreScreen() {
  return <GameCentreView {...useGameCentre()} />;
}

import { GameCentreView } from '../../components/GameCentreView/GameCentreView.tsx';
import { useGameCentre } from '../../components/GameCentreView/useGameCentre.ts';

/** All games by kind, vendor and class, over the full width of the page. */
export function GameCentreScreen() {
  return <GameCentreView {...useGameCentre()} />;
}

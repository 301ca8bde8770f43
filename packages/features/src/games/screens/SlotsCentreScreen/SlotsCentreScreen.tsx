import { GameCentreView } from '../../components/GameCentreView/GameCentreView.tsx';
import { useGameCentre } from '../../components/GameCentreView/useGameCentre.ts';

/** The slots by vendor and class, over the full width of the page. */
export function SlotsCentreScreen() {
  return <GameCentreView {...useGameCentre('RNG')} />;
}

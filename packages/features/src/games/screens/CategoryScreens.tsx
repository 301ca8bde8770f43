import { paths } from '@livery/foundation/addresses';
import { useLocation } from 'react-router-dom';
import { GameCentreScreen } from './GameCentreScreen/GameCentreScreen.tsx';
import { GameEntryScreen } from './GameEntryScreen/GameEntryScreen.tsx';
import { SlotsCentreScreen } from './SlotsCentreScreen/SlotsCentreScreen.tsx';

/**
 * The game entry, the game centre or the slots centre, by path. They are a single component, so that they are one chunk
 * for home.
 */
export function CategoryScreens() {
  const { pathname } = useLocation();
  if (pathname === paths.slots) return <SlotsCentreScreen />;
  return pathname === paths.gameCentre ? <GameCentreScreen /> : <GameEntryScreen />;
}

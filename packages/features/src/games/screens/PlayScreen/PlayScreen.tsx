import { useLocation } from 'react-router-dom';
import { PlayView } from './PlayView.tsx';
import { usePlayScreen } from './usePlayScreen.ts';

/** A game in a full-screen frame: any game at `/m/play`, lotteries at `/m/launchGame`. */
export function PlayScreen() {
  const { pathname, search } = useLocation();
  // With this key, everything starts again if another game replaces this game.
  return <OneGame key={pathname + search} />;
}

function OneGame() {
  return <PlayView {...usePlayScreen()} />;
}

import { useLocation } from 'react-router-dom';
import { PlayView } from './PlayView.tsx';
import { usePlayScreen } from './usePlayScreen.ts';

/** A game in its frame, over the whole screen: any game at `/m/play`, lotteries at `/m/launchGame`. */
export function PlayScreen() {
  const { pathname, search } = useLocation();
  // Another game in place of this one starts over.
  return <OneGame key={pathname + search} />;
}

function OneGame() {
  return <PlayView {...usePlayScreen()} />;
}

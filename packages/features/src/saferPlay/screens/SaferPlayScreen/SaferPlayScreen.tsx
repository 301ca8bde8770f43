import { SaferPlayView } from './SaferPlayView.tsx';
import { useSaferPlayScreen } from './useSaferPlayScreen.ts';

/** Safer play. */
export function SaferPlayScreen() {
  return <SaferPlayView {...useSaferPlayScreen()} />;
}

import type { ReactNode } from 'react';
import type { Closure } from '../../model/storedClosure.ts';
import { ClosedView } from './ClosedView.tsx';
import { useClosedScreen } from './useClosedScreen.ts';

interface ClosedScreenProps {
  closure: Closure;
  /** At the end of the bar: the choice of language. */
  tools: ReactNode;
  /** At the foot: licence and age. */
  note: ReactNode;
  /** The gateway did not say whether the site is still closed. */
  onUnanswered: () => void;
}

/** In place of every screen while the site is closed. */
export function ClosedScreen({ closure, tools, note, onUnanswered }: ClosedScreenProps) {
  return <ClosedView closure={closure} tools={tools} note={note} {...useClosedScreen(closure, onUnanswered)} />;
}

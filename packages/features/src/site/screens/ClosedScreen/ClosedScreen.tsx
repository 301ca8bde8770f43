import type { ReactNode } from 'react';
import type { Closure } from '../../model/storedClosure.ts';
import { ClosedView } from './ClosedView.tsx';
import { useClosedScreen } from './useClosedScreen.ts';

interface ClosedScreenProps {
  closure: Closure;
  /** The choice of language, at the end of the app bar. */
  tools: ReactNode;
  /** Licence and age, at the bottom. */
  note: ReactNode;
  /** Called if the gateway did not reply, so that it is unknown whether the site is still closed. */
  onUnanswered: () => void;
}

/** Shown instead of every screen while the site is closed. */
export function ClosedScreen({ closure, tools, note, onUnanswered }: ClosedScreenProps) {
  return <ClosedView closure={closure} tools={tools} note={note} {...useClosedScreen(closure, onUnanswered)} />;
}

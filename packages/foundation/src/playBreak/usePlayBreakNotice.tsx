import type { ReactElement } from 'react';
import { PlayBreakNotice } from './PlayBreakNotice.tsx';
import { usePlayBreak } from './usePlayBreak.ts';

/**
 * The notice of the member's break, for screens with an action that is refused during a break. Undefined without a
 * break. Such a screen shows the notice and not the action.
 */
export function usePlayBreakNotice(): ReactElement | undefined {
  const taken = usePlayBreak();
  return taken && <PlayBreakNotice taken={taken} />;
}

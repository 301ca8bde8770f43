import { PlayBreakNotice } from './PlayBreakNotice.tsx';
import { usePlayBreak } from './usePlayBreak.ts';

/** The notice of the member's break, for screens whose action a break refuses. Nothing without a break. */
export function MemberPlayBreak() {
  const taken = usePlayBreak();
  return taken && <PlayBreakNotice taken={taken} />;
}

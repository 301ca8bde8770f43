import type { ChaseState } from '@livery/api/contract';
import type { HistoryTone } from '@livery/foundation/history-list';

/** How each state looks beside its words. */
export const chaseTones: Readonly<Record<ChaseState, HistoryTone>> = {
  RUNNING: 'accent',
  DONE: 'muted',
  STOPPED: 'muted',
  CANCELLED: 'muted',
};

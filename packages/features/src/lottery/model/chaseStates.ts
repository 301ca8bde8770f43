import type { ChaseState } from '@livery/api/contract';
import type { HistoryTone } from '@livery/foundation/history-list';

/** The tone (colour) of each state. */
export const chaseTones: Readonly<Record<ChaseState, HistoryTone>> = {
  RUNNING: 'accent',
  DONE: 'muted',
  STOPPED: 'muted',
  CANCELLED: 'muted',
};

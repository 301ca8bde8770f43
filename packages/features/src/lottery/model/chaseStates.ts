import type { LotteryChase } from '@livery/api/lottery/getChases';
import type { HistoryTone } from '@livery/foundation/history-list';

export type ChaseStatus = LotteryChase['state'];

/** How each state looks beside its words. */
export const chaseTones: Readonly<Record<ChaseStatus, HistoryTone>> = {
  RUNNING: 'accent',
  DONE: 'muted',
  STOPPED: 'muted',
  CANCELLED: 'muted',
};

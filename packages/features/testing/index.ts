export { lateReply } from './lateReply.ts';
export { stopClock } from './stopClock.ts';
export { isFetching, untilIdle } from './untilIdle.ts';

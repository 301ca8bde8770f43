export { fakeIntersections } from './fakeIntersections.ts';
export { lateReply } from './lateReply.ts';
export { stopClock } from './stopClock.ts';
export { isFetching, waitForStoreIdle } from './waitForStoreIdle.ts';

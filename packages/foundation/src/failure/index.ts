export { FailureBoundary } from './FailureBoundary.tsx';
export { failureOf } from './failureOf.ts';
export { failureText } from './failureText.ts';
export { isOwnLimit } from './isOwnLimit.ts';
export { LoadFailed, type LoadFailedProps } from './LoadFailed.tsx';
export { NotUpToDate } from './NotUpToDate.tsx';
export { OwnLimitFailure } from './OwnLimitFailure.tsx';

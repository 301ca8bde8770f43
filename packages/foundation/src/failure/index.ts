export { FailureBoundary } from './FailureBoundary.tsx';
export { failureOf } from './failureOf.ts';
export { failureText } from './failureText.ts';
export { LoadFailed } from './LoadFailed.tsx';

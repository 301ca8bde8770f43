export { FailureBoundary } from './FailureBoundary.tsx';
export { failureText } from './failureText.ts';

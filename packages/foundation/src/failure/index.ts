export { FailureBoundary } from './FailureBoundary.tsx';

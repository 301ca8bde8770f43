export { CancelRequestView } from './CancelRequestView.tsx';
export type { CancelRequestViewProps } from './CancelRequestView.tsx';
export { CancelWithdrawal } from './CancelWithdrawal.tsx';
export { useCancelRequest } from './useCancelRequest.ts';

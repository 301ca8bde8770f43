export { CancelWithdrawal } from './CancelWithdrawal.tsx';
export { CancelWithdrawalView } from './CancelWithdrawalView.tsx';
export type { CancelWithdrawalViewProps } from './CancelWithdrawalView.tsx';

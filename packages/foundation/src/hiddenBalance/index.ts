export { useIsBalanceHidden } from './hiddenBalance.ts';
export { useBalanceCover } from './useBalanceCover.ts';

export { DepositSumRows } from './DepositSumRows.tsx';
export type { DepositSumRowsProps } from './DepositSumRows.tsx';
export { depositTotal } from './depositTotal.ts';
export type { DepositSums } from './depositTotal.ts';

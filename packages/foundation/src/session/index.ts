export { returnPath } from './returnPath.ts';
export { useLoginFirst } from './useLoginFirst.ts';

export { lazyCode } from './lazyCode.tsx';
export type { LazyCode } from './lazyCode.tsx';
export { loadCode } from './loadCode.ts';
export type { Screen } from './screen.ts';
export { useCodeOnDemand } from './useCodeOnDemand.ts';

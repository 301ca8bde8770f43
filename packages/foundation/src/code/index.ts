export { loadCode } from './loadCode.ts';
export { lazyPart } from './lazyPart.tsx';
export { lazyScreen } from './lazyScreen.tsx';
export type { Screen } from './lazyScreen.tsx';
export { useOnDemand } from './useOnDemand.ts';

export { BarEnd } from './BarEnd.ts';
export { loadCode } from './loadCode.ts';
export { lazyPart } from './lazyPart.tsx';
export { lazyScreen } from './lazyScreen.tsx';
export type { Screen } from './lazyScreen.tsx';
export { BackRule, noteVisit, useGoBack } from './useGoBack.ts';
export type { BackTo } from './useGoBack.ts';
export { isOverlayOnTop, useBackCloses } from './useBackCloses.ts';
export { useOnDemand } from './useOnDemand.ts';

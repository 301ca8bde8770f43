export { lazyCode } from './lazyCode.tsx';
export type { LazyCode } from './lazyCode.tsx';
export { loadCode } from '@livery/device/code';
export { OverlayButton } from './OverlayButton.tsx';
export type { OverlayState } from './OverlayButton.tsx';
export type { Screen } from './screen.ts';
export { useCodeOnDemand } from './useCodeOnDemand.ts';
export { useLoadAction } from './useLoadAction.ts';

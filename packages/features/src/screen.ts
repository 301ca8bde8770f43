export { lazyScreen } from './lazyScreen.tsx';
export type { Screen } from './lazyScreen.tsx';
export { useGoBack } from './useGoBack.ts';

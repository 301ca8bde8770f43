export { useNow } from './useNow.ts';
export { usePageShown } from './usePageShown.ts';
export { useResume } from './useResume.ts';
export { useRefresh } from './useRefresh.ts';

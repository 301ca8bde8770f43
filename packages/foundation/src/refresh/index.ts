export { useNow } from './useNow.ts';
export { useResume } from './useResume.ts';
export { useRefresh } from './useRefresh.ts';

export { useNow } from './useNow.ts';
export { useRefresh } from './useRefresh.ts';

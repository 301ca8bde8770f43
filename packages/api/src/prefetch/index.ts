export { prefetchRequests, firstBanner } from './prefetchRequests.ts';
export type { PrefetchOptions } from './prefetchRequests.ts';
export { fetchWithPrefetched } from './fetchWithPrefetched.ts';
export type { PrefetchedRequest } from './fetchWithPrefetched.ts';
export { collectRequests } from './collectRequests.ts';
export type { PlainRequest } from './collectRequests.ts';

export { askAhead, firstBanner } from './askAhead.ts';
export type { AskAheadOptions } from './askAhead.ts';
export { fetchAfter } from './fetchAfter.ts';
export type { AskedAhead } from './fetchAfter.ts';
export { requestsOf } from './requestsOf.ts';
export type { PlainRequest } from './requestsOf.ts';

// The part of a history that needs no router: a separate document, for example a frame, has no router.
export { HistoryList } from './HistoryList.tsx';
export { HistoryRow } from './HistoryRow.tsx';
export { HistoryState } from './HistoryState.tsx';
export type { HistoryTone } from './HistoryState.tsx';
export { historyQuery, useListedPages } from './useListedPages.ts';
export type { HistoryPages } from './useListedPages.ts';
export { useOpenRow } from './useOpenRow.ts';

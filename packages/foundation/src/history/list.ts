// What of a history needs no router: a document of its own, such as a frame, has none.
export { HistoryList } from './HistoryList.tsx';
export { HistoryRow } from './HistoryRow.tsx';
export { HistoryState } from './HistoryState.tsx';
export type { HistoryTone } from './HistoryState.tsx';
export { historyQuery, useListedPages } from './useListedPages.ts';
export type { HistoryPages } from './useListedPages.ts';
export { useOpenRow } from './useOpenRow.ts';

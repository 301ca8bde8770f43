import { type DrawPage, type PastDraw, useDrawPagesInfiniteQuery } from '@livery/api/lottery/drawPages';
import { historyQuery } from '@livery/foundation/history-list';
import { useLanguage } from '@livery/i18n/react';

const source = { rowsOf: ({ content }: DrawPage) => content, idOf: ({ issue }: PastDraw) => issue };

/**
 * The past draws of a lottery, page by page, and how to get rows from the pages. For an empty code nothing is loaded.
 * Each lottery has another `listId`.
 */
export function useDraws(code: string) {
  const language = useLanguage();
  const query = useDrawPagesInfiniteQuery({ language, code }, { ...historyQuery, skip: code === '' });
  return { listId: `${language} ${code}`, query, source };
}

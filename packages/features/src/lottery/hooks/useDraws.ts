import { type DrawPage, type PastDraw, useDrawPagesInfiniteQuery } from '@livery/api/lottery/drawPages';
import { historyQuery } from '@livery/foundation/history-list';
import { useLanguage } from '@livery/i18n/react';

const source = { rowsOf: ({ content }: DrawPage) => content, idOf: ({ issue }: PastDraw) => issue };

/**
 * Returns the past draws of a lottery, page by page, and the conversion of pages to rows. For an empty code nothing is
 * loaded. Each lottery has a different `listId`.
 */
export function useDraws(code: string) {
  const language = useLanguage();
  const query = useDrawPagesInfiniteQuery({ language, code }, { ...historyQuery, skip: code === '' });
  return { listId: `${language} ${code}`, query, source };
}

import { type DrawPage, type PastDraw, useDrawPagesInfiniteQuery } from '@livery/api/lottery/drawPages';
import { historyQuery } from '@livery/foundation/history-list';
import { useLanguage } from '@livery/i18n/react';

const source = { rowsOf: ({ content }: DrawPage) => content, idOf: ({ issue }: PastDraw) => issue };

/**
 * The past draws of a lottery, page by page, and how rows come out of them; none for an empty code. `listId` differs
 * from lottery to lottery.
 */
export function useDraws(code: string) {
  const language = useLanguage();
  const query = useDrawPagesInfiniteQuery({ language, code }, { ...historyQuery, skip: code === '' });
  return { listId: `${language} ${code}`, query, source };
}

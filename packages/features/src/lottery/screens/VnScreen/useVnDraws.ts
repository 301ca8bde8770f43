import {
  useGetVnOpenedNumbersInfiniteQuery,
  type VnDraw,
  type VnOpenedNumbers,
} from '@livery/api/lottery/getVnOpenedNumbers';
import { historyQuery, useHistoryPages } from '@livery/foundation/history';
import { useLanguage } from '@livery/i18n/react';
import { useVnAddress } from './useVnAddress.ts';
import type { VnLotteriesViewProps } from './VnLotteriesView.tsx';

const rowsOf = ({ content }: VnOpenedNumbers) => content;
const idOf = ({ gameCode, issue }: VnDraw) => `${gameCode} ${issue}`;

/** Past draws of the region and the lottery in the address, page by page. */
export function useVnDraws(): Pick<VnLotteriesViewProps, 'draws' | 'listId'> {
  const language = useLanguage();
  const { region, code } = useVnAddress();
  const filter = { language, ...(region && { region }), ...(code !== undefined && { gameCode: code }) };
  const listId = JSON.stringify(filter);
  const query = useGetVnOpenedNumbersInfiniteQuery(filter, historyQuery);
  return { listId, draws: useHistoryPages(query, { listId, rowsOf, idOf }) };
}

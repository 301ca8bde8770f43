import { useListedPages } from '@livery/foundation/history-list';
import { useDraws } from '../../hooks/useDraws.ts';
import type { DrawingLottery } from '../../model/drawnFromSeed.ts';
import { DrawList } from './DrawList.tsx';

/** Past draws of one lottery. This component needs the text areas `lotteries`, `lottery` and `history`. */
export function DrawsOfLottery({ lottery }: { lottery: DrawingLottery }) {
  const { listId, query, source } = useDraws(lottery.code);
  return <DrawList drawing={lottery} listId={listId} draws={useListedPages(query, source)} />;
}

import type { PastDraw } from '@livery/api/lottery/drawPages';
import { HistoryList, type HistoryPages, useOpenRow } from '@livery/foundation/history-list';
import { useTexts } from '@livery/i18n/react';
import type { DrawingLottery } from '../../model/drawnFromSeed.ts';
import { DrawDetail } from './DrawDetail.tsx';
import { DrawRow } from './DrawRow.tsx';

interface DrawListProps {
  /** The lottery of the draws. Undefined while it is unknown. */
  drawing: DrawingLottery | undefined;
  /** Id of the list. Different for each lottery. */
  listId: string;
  draws: HistoryPages<PastDraw>;
}

/** Past draws of a lottery. A press on a draw shows how to check it. */
export function DrawList({ drawing, listId, draws }: DrawListProps) {
  const { t } = useTexts('lotteries');
  const { t: lottery } = useTexts('lottery');
  const opened = useOpenRow<PastDraw>();
  return (
    <>
      <HistoryList
        label={lottery('results')}
        listId={listId}
        pages={drawing === undefined ? { ...draws, isLoading: true } : draws}
        atOf={({ drawnAt }) => drawnAt}
        renderRow={(draw) => <DrawRow draw={draw} kind={drawing!.kind} onOpen={() => opened.onOpen(draw)} />}
        emptyDrawing="draws"
        emptyTitle={t('noDraws')}
        emptyHint={t('noDrawsHint')}
      />
      {opened.row && drawing && (
        <DrawDetail
          key={opened.row.issue}
          draw={opened.row}
          lottery={drawing}
          isOpen={opened.isOpen}
          onClose={opened.onClose}
        />
      )}
    </>
  );
}

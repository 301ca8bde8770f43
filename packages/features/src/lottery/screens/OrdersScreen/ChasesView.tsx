import type { LotteryChase } from '@livery/api/lottery/getChases';
import { HistoryList, type HistoryPages } from '@livery/foundation/history-list';
import { useTexts } from '@livery/i18n/react';
import { Button } from '@livery/ui';
import type { ReactNode } from 'react';

export interface ChasesViewProps {
  /** Id of the list. Different for each filter. */
  listId: string;
  chases: HistoryPages<LotteryChase>;
  /** Opens the betting screen. */
  onBet: () => void;
  renderRow: (chase: LotteryChase) => ReactNode;
}

/** A player's chases, grouped by day, the newest first. */
export function ChasesView({ listId, chases, onBet, renderRow }: ChasesViewProps) {
  const { t } = useTexts('orders');
  return (
    <HistoryList
      label={t('chases')}
      listId={listId}
      pages={chases}
      atOf={({ placedAt }) => placedAt}
      renderRow={renderRow}
      emptyDrawing="slip"
      emptyTitle={t('noChases')}
      emptyHint={t('noChasesHint')}
      emptyAction={
        <Button variant="primary" onClick={onBet}>
          {t('placeBet')}
        </Button>
      }
    />
  );
}

import type { GatewayError } from '@livery/api/client';
import type { PastDraw } from '@livery/api/lottery/drawPages';
import { LoadFailed } from '@livery/foundation/failure';
import type { HistoryPages } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { EmptyState, Select, type SelectOption } from '@livery/ui';
import type { DrawingLottery } from '../../model/drawnFromSeed.ts';
import { DrawList } from './DrawList.tsx';
import styles from './LotteryResultsView.module.css';

export interface LotteryResultsViewProps {
  /** By code; none while they load. */
  lotteries: readonly SelectOption[];
  /** Code of the lottery whose draws show. */
  chosen: string;
  /** That lottery; undefined until the lotteries are here. */
  drawing: DrawingLottery | undefined;
  onChoose: (code: string) => void;
  /** Differs from lottery to lottery. */
  listId: string;
  draws: HistoryPages<PastDraw>;
  /** There is no lottery that has drawn anything. */
  isEmpty: boolean;
  /** Why there are no lotteries to choose from. */
  failure: GatewayError | undefined;
  onRetry: () => void;
}

/** Past draws of a lottery; a press on one says how it can be checked. */
export function LotteryResultsView({
  lotteries,
  chosen,
  drawing,
  onChoose,
  listId,
  draws,
  isEmpty,
  failure,
  onRetry,
}: LotteryResultsViewProps) {
  const { t } = useTexts('lotteries');
  if (failure !== undefined) return <LoadFailed error={failure} onRetry={onRetry} />;
  if (isEmpty) return <EmptyState title={t('noDraws')}>{t('noDrawsHint')}</EmptyState>;
  return (
    <>
      {lotteries.length > 0 && (
        <div className={styles.choice}>
          <Select
            label={t('lottery')}
            options={lotteries}
            value={chosen}
            onChange={({ target }) => onChoose(target.value)}
          />
        </div>
      )}
      <DrawList drawing={drawing} listId={listId} draws={draws} />
    </>
  );
}

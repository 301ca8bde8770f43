import type { GatewayError } from '@livery/api/client';
import type { PastDraw } from '@livery/api/lottery/drawPages';
import { paths } from '@livery/foundation/addresses';
import { LoadFailed } from '@livery/foundation/failure';
import type { HistoryPages } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState, Select, type SelectOption } from '@livery/ui';
import type { DrawingLottery } from '../../model/drawnFromSeed.ts';
import { DrawList } from './DrawList.tsx';
import styles from './LotteryResultsView.module.css';

export interface LotteryResultsViewProps {
  /** Options for the choice of a lottery, by code. Empty while the lotteries load. */
  lotteries: readonly SelectOption[];
  /** Code of the lottery whose draws are shown. */
  chosen: string;
  /** The chosen lottery; undefined until the lotteries have loaded. */
  drawing: DrawingLottery | undefined;
  onChoose: (code: string) => void;
  /** Id of the list. Different for each lottery. */
  listId: string;
  draws: HistoryPages<PastDraw>;
  /** Whether no lottery has drawn anything yet. */
  isEmpty: boolean;
  /** The error, if there are no lotteries to choose from. */
  failure: GatewayError | undefined;
  onRetry: () => void;
}

/** Past draws of a lottery. A press on a draw shows how to check it. */
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
  const { t: shell } = useTexts('shell');
  if (failure !== undefined) return <LoadFailed error={failure} onRetry={onRetry} />;
  if (isEmpty)
    return (
      <EmptyState
        drawing="draws"
        title={t('noDraws')}
        action={<ButtonLink href={paths.lotteries}>{shell('lotteries')}</ButtonLink>}
      >
        {t('noDrawsHint')}
      </EmptyState>
    );
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

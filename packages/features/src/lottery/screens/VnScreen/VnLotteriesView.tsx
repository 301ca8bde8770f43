import type { GatewayError } from '@livery/api/client';
import type { VnDraw } from '@livery/api/lottery/getVnOpenedNumbers';
import { LoadFailed } from '@livery/foundation/failure';
import { FilterSelect, HistoryList, type HistoryPages } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { List, ListRow, ScreenPart, type Tab, TabBar } from '@livery/ui';
import { LotteryRows } from '../../components/LotteryRow/LotteryRows.tsx';
import { LotteryRowsSkeleton } from '../../components/LotteryRow/LotteryRowsSkeleton.tsx';
import type { LotteryItem } from '../../hooks/useLotteryRows.ts';
import { PrizeTable } from './PrizeTable.tsx';
import styles from './VnLotteriesView.module.css';

export interface VnLotteriesViewProps {
  /** A tab for all and a tab for each region. The id of the tab for all is empty. */
  regions: readonly Tab[];
  region: string;
  areRegionsAwaited: boolean;
  onRegion: (id: string) => void;
  /** Lotteries by region; undefined while they load. */
  menu: readonly { id: string; name: string; rows: readonly LotteryItem[] }[] | undefined;
  /** The lotteries that the member bet on last, newest first. */
  recent: readonly { code: string; name: string; when: string; onOpen: () => void }[];
  /** The lotteries by which the draws can be filtered. */
  lotteries: readonly { value: string; label: string }[];
  /** Code of the lottery whose draws are shown. Undefined: all lotteries. */
  chosen: string | undefined;
  onChoose: (code: string | undefined) => void;
  /** Id of the list. Different for each choice. */
  listId: string;
  draws: HistoryPages<VnDraw>;
  /** The error, if there is no menu. Past draws are shown even then. */
  failure: GatewayError | undefined;
  onRetry: () => void;
}

const panelId = 'vn';

/**
 * The Vietnamese lotteries: regions, lotteries that the member played last, lotteries that can be played, and past
 * draws with every prize.
 */
export function VnLotteriesView({
  menu,
  recent,
  lotteries,
  chosen,
  draws,
  listId,
  failure,
  ...view
}: VnLotteriesViewProps) {
  const { t } = useTexts('lotteries');
  const { t: lottery } = useTexts('lottery');
  return (
    <>
      <div className={styles.regions}>
        <TabBar
          label={t('vnRegions')}
          tabs={view.regions}
          current={view.region}
          onChoose={view.onRegion}
          isAwaited={view.areRegionsAwaited}
          panelId={panelId}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={t('vnLotteries')}>
        <div className={styles.parts}>
          {recent.length > 0 && (
            <ScreenPart title={t('lastBetOn')}>
              <List>
                {recent.map(({ code, name, when, onOpen }) => (
                  <ListRow key={code} title={<bdi>{name}</bdi>} hint={<bdi>{when}</bdi>} leadsOn onClick={onOpen} />
                ))}
              </List>
            </ScreenPart>
          )}
          {failure !== undefined ? (
            <LoadFailed error={failure} onRetry={view.onRetry} />
          ) : menu === undefined ? (
            <LotteryRowsSkeleton count={3} />
          ) : (
            menu
              .filter(({ rows }) => rows.length > 0)
              .map(({ id, name, rows }) => (
                <ScreenPart key={id} title={<bdi>{name}</bdi>}>
                  <LotteryRows label={name} rows={rows} />
                </ScreenPart>
              ))
          )}
          <ScreenPart title={lottery('results')}>
            <FilterSelect
              label={t('lottery')}
              allLabel={t('all')}
              options={lotteries}
              value={chosen}
              onChoose={view.onChoose}
            />
          </ScreenPart>
        </div>
        <HistoryList
          label={lottery('results')}
          listId={listId}
          pages={draws}
          atOf={({ drawnAt }) => drawnAt}
          renderRow={(draw) => <PrizeTable draw={draw} />}
          emptyDrawing="draws"
          emptyTitle={t('noDraws')}
          emptyHint={t('noDrawsHint')}
        />
      </div>
    </>
  );
}

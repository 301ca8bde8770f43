import type { GatewayError } from '@livery/api/client';
import type { OpenedLottery } from '@livery/api/lottery/lottery';
import { LoadFailed } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import {
  Button,
  EmptyState,
  IconButton,
  ScrollTopButton,
  SearchField,
  SegmentedControl,
  type Tab,
  TabBar,
  VisuallyHidden,
} from '@livery/ui';
import { Timer } from 'lucide-react';
import type { LotteryItem } from '../../hooks/useLotteryRows.ts';
import type { ClosingGroup } from '../../model/groupByClosingTime.ts';
import type { ListOrder } from '../../model/listAddress.ts';
import { LotteryRows } from '../../components/LotteryRow/LotteryRows.tsx';
import { LotteryRowsSkeleton } from '../../components/LotteryRow/LotteryRowsSkeleton.tsx';
import { ClosingGroups } from './ClosingGroups.tsx';
import { NextLinks } from './NextLinks.tsx';
import styles from './LotteryListView.module.css';

type Category = OpenedLottery['category'];

export interface LotteryListViewProps {
  category: Category;
  onCategory: (category: Category) => void;
  /** A tab for all and a tab for each group. The id of the tab for all is empty. */
  groups: readonly Tab[];
  group: string;
  areGroupsAwaited: boolean;
  onGroup: (id: string) => void;
  order: ListOrder;
  onOrder: (order: ListOrder) => void;
  search: string;
  /** Whether there are more lotteries than fit on a screen. */
  hasSearch: boolean;
  onSearch: (search: string) => void;
  /** Removes the filters, so that every lottery of the category is shown. */
  onShowAll: () => void;
  /** Whether the category has no lottery at all. */
  isEmpty: boolean;
  /** The rows. Undefined while they load. */
  rows: readonly LotteryItem[] | undefined;
  /** The same rows by closing time. Empty: the rows are shown as one list. */
  closingGroups: readonly ClosingGroup<LotteryItem>[];
  /** Whether the lotteries are loaded, but their draws and numbers cannot be loaded. */
  areTimesMissing: boolean;
  onRetryTimes: () => void;
  /** The error, if there are no lotteries to show. */
  failure: GatewayError | undefined;
  onRetry: () => void;
}

/** The maximum length of a search. It is longer than any name. */
const longestSearch = 40;
const panelId = 'lotteries';

/** Lotteries or e-lotteries, in a list that can be filtered and ordered. Ordered by closing time, it has groups. */
export function LotteryListView(view: LotteryListViewProps) {
  const { t } = useTexts('lotteries');
  const { t: lottery } = useTexts('lottery');
  const { t: common } = useTexts('common');
  const { category, order, rows, failure } = view;
  return (
    <>
      <div className={styles.choices}>
        <div className={styles.first}>
          <SegmentedControl
            label={t('type')}
            options={[
              { id: 'LOTT', label: t('typeLott') },
              { id: 'ELOTT', label: t('typeElott') },
            ]}
            chosen={category}
            onChoose={view.onCategory}
          />
          <IconButton
            label={t('orderSoonest')}
            aria-pressed={order === 'soonest'}
            className={styles.order}
            onClick={() => view.onOrder(order === 'soonest' ? 'rank' : 'soonest')}
          >
            <Timer aria-hidden />
          </IconButton>
        </div>
        {(view.hasSearch || view.search !== '') && (
          <SearchField
            label={t('search')}
            placeholder={t('search')}
            clearLabel={t('clearSearch')}
            maxLength={longestSearch}
            value={view.search}
            onType={view.onSearch}
            onSearch={view.onSearch}
          />
        )}
        <TabBar
          label={t('groups')}
          tabs={view.groups}
          current={view.group}
          onChoose={view.onGroup}
          isAwaited={view.areGroupsAwaited}
          panelId={panelId}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={lottery('chooseLottery')} className={styles.list}>
        <VisuallyHidden>
          <h2>{t(category === 'ELOTT' ? 'typeElott' : 'typeLott')}</h2>
        </VisuallyHidden>
        {failure !== undefined ? (
          <LoadFailed error={failure} onRetry={view.onRetry} />
        ) : rows === undefined ? (
          <LotteryRowsSkeleton />
        ) : view.isEmpty ? (
          <EmptyState
            drawing="closed"
            title={t('noLotteries')}
            action={<Button onClick={view.onRetry}>{common('retry')}</Button>}
          >
            {t('noLotteriesHint')}
          </EmptyState>
        ) : rows.length === 0 ? (
          <EmptyState
            drawing="search"
            title={t('nothingFound')}
            action={
              <Button variant="primary" onClick={view.onShowAll}>
                {t('showAll')}
              </Button>
            }
          >
            {t('nothingFoundHint')}
          </EmptyState>
        ) : view.closingGroups.length > 0 ? (
          <ClosingGroups groups={view.closingGroups} />
        ) : (
          <LotteryRows
            label={lottery('chooseLottery')}
            rows={rows}
            areTimesMissing={view.areTimesMissing}
            onRetryTimes={view.onRetryTimes}
          />
        )}
        <NextLinks />
      </div>
      <ScrollTopButton label={t('toTop')} />
    </>
  );
}

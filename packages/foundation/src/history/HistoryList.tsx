import { gatewayTime } from '@livery/api/client';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { EmptyState, type EmptyStateProps, RowSkeleton, ScrollTopButton } from '@livery/ui';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { PullToRefresh } from '@livery/ui/touch';
import { ListEnd, type More, VirtualList } from '@livery/ui/virtual';
import type { ReactNode } from 'react';
import { failureText, LoadFailed, NotUpToDate } from '../failure/index.ts';
import { dayAt, useFormats } from '../formats/index.ts';
import styles from './HistoryList.module.css';
import type { HistoryPages } from './useListedPages.ts';

export interface HistoryListProps<Row> {
  /** Names the list for screen readers. */
  label: string;
  /** Unique for each filter: scroll position and loaded pages belong to one list only. */
  listId: string;
  pages: HistoryPages<Row>;
  /**
   * Returns the time of a row in the gateway's format. Then the rows are grouped by day, newest first. Default: no
   * groups.
   */
  atOf?: (row: Row) => string;
  /** Renders a row, for example a `HistoryRow`. */
  renderRow: (row: Row) => ReactNode;
  /** Shown if there are no rows, for example 'No bets in this period'. */
  emptyTitle: string;
  /** Smaller text below the title. Default: a hint to select other days. */
  emptyHint?: string;
  /** The drawing above them. Default: `bills`. */
  emptyDrawing?: EmptyStateProps['drawing'];
  /** A button below the hint, with an action that can produce rows. Default: no button. */
  emptyAction?: ReactNode;
}

/**
 * Rows of a history, grouped by day; there may be thousands. Shows skeletons while the rows load, and the reason if
 * there are no rows. If the player pulls down from the top, the rows are requested again.
 */
export function HistoryList<Row>({
  label,
  listId,
  pages,
  atOf,
  renderRow,
  emptyTitle,
  emptyHint,
  emptyDrawing = 'bills',
  emptyAction,
}: HistoryListProps<Row>) {
  const { t } = useTexts('history');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const dayOf = useDayNames();
  const { rows } = pages;
  const isStale = pages.refreshFailure !== undefined && !pages.isMoreFailed;
  const refresh = async () => {
    const failure = await pages.onRefresh();
    if (failure) showToast(failureText(failure, common), { kind: 'failure', duration: toastDuration.short });
  };
  const renderItem = (row: Row, index: number) => {
    if (atOf === undefined) return renderRow(row);
    const day = dayOf(atOf(row));
    const isFirst = index === 0 || dayOf(atOf(rows[index - 1]!)) !== day;
    return (
      <>
        {isFirst && <h2 className={styles.day}>{day}</h2>}
        {renderRow(row)}
      </>
    );
  };

  return (
    <>
      {isStale && (
        <div className={styles.stale}>
          <NotUpToDate>{t('notUpToDate')}</NotUpToDate>
        </div>
      )}
      {pages.failure !== undefined ? (
        <LoadFailed error={pages.failure} onRetry={pages.onRetry} />
      ) : pages.isLoading ? (
        <output aria-label={common('loading')} className={styles.awaited}>
          {Array.from({ length: 8 }, (_, index) => (
            <RowSkeleton key={index} />
          ))}
        </output>
      ) : rows.length === 0 ? (
        <EmptyState drawing={emptyDrawing} title={emptyTitle} action={emptyAction}>
          {emptyHint ?? t('emptyHint')}
        </EmptyState>
      ) : (
        <VirtualList
          key={listId}
          label={label}
          items={rows}
          renderItem={renderItem}
          onEndReached={pages.onMore}
          more={moreOf(pages)}
          footer={
            <ListEnd
              more={moreOf(pages)}
              loadingText={t('loadingMore')}
              failedText={t('moreFailed')}
              retryLabel={common('retry')}
              onRetry={pages.onRetry}
              endText={t('end')}
            />
          }
        />
      )}
      <PullToRefresh onRefresh={refresh} busyLabel={common('loading')} />
      <ScrollTopButton label={t('toTop')} />
    </>
  );
}

/**
 * @returns a function that formats the day of a moment in the merchant's time zone: "today", "yesterday", or the date
 */
function useDayNames(): (at: string) => string {
  const { t } = useTexts('history');
  const { timeZone } = useMerchant();
  const { day } = useFormats();
  const now = gatewayTime();
  const [today, yesterday] = [dayAt(now, timeZone), dayAt(now - 86_400_000, timeZone)];
  return (at) => {
    const own = dayAt(Date.parse(at), timeZone);
    if (own === today) return t('today');
    return own === yesterday ? t('yesterday') : day(Date.parse(at));
  };
}

function moreOf({ hasMore, isLoadingMore, isMoreFailed }: HistoryPages<unknown>): More {
  if (isMoreFailed) return 'failed';
  if (isLoadingMore) return 'loading';
  return hasMore ? 'ready' : 'none';
}

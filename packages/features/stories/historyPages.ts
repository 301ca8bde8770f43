import type { HistoryPages } from '@livery/foundation/history';
import { fn } from 'storybook/test';

/** A list that is here to its end, for stories; those of other states change what differs. */
export const historyPages = <Row>(rows: HistoryPages<Row>['rows']): HistoryPages<Row> => ({
  rows,
  isLoading: false,
  failure: undefined,
  hasMore: false,
  isLoadingMore: false,
  isMoreFailed: false,
  onMore: fn(),
  onRetry: fn(),
  onRefresh: fn(() => Promise.resolve(undefined)),
});

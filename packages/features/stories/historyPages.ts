import type { HistoryPages } from '@livery/foundation/history';
import { fn } from 'storybook/test';

/** Creates a completely loaded list for stories. Stories of other states override some fields. */
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

import { type Feedback, type FeedbackPage, useGetFeedbackInfiniteQuery } from '@livery/api/feedback/getFeedback';
import { historyQuery, useHistoryPages } from '@livery/foundation/history';
import type { FeedbackListViewProps } from './FeedbackListView.tsx';

const rowsOf = ({ content }: FeedbackPage) => content;
const idOf = ({ id }: Feedback) => id;

/**
 * Returns a member's feedback by page. If the address of a picture has expired, all pages are requested again to get
 * new addresses.
 */
export function useFeedbackList(): FeedbackListViewProps {
  const query = useGetFeedbackInfiniteQuery(undefined, historyQuery);
  return {
    wrote: useHistoryPages(query, { listId: 'feedback', rowsOf, idOf }),
    onPictureFailed: () => void query.refetch(),
  };
}

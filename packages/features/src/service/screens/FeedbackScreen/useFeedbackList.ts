import { type Feedback, type FeedbackPage, useGetFeedbackInfiniteQuery } from '@livery/api/feedback/getFeedback';
import { historyQuery, useHistoryPages } from '@livery/foundation/history';
import type { FeedbackListViewProps } from './FeedbackListView.tsx';

const rowsOf = ({ content }: FeedbackPage) => content;
const idOf = ({ id }: Feedback) => id;

/** A member's feedback by page. If the address of a picture has expired, all pages are refetched with new addresses. */
export function useFeedbackList(): FeedbackListViewProps {
  const query = useGetFeedbackInfiniteQuery(undefined, historyQuery);
  return {
    wrote: useHistoryPages(query, { listId: 'feedback', rowsOf, idOf }),
    onPictureFailed: () => void query.refetch(),
  };
}

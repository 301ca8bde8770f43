import { type Feedback, type FeedbackPage, useGetFeedbackInfiniteQuery } from '@livery/api/feedback/getFeedback';
import { historyQuery, useHistoryPages } from '@livery/foundation/history';
import type { FeedbackListViewProps } from './FeedbackListView.tsx';

const rowsOf = ({ content }: FeedbackPage) => content;
const idOf = ({ id }: Feedback) => id;

/** What a member wrote by page. Asks again for all of it, with fresh addresses, when a picture's has run out. */
export function useFeedbackList(): FeedbackListViewProps {
  const query = useGetFeedbackInfiniteQuery(undefined, historyQuery);
  return {
    wrote: useHistoryPages(query, { listId: 'feedback', rowsOf, idOf }),
    onPictureFailed: () => void query.refetch(),
  };
}

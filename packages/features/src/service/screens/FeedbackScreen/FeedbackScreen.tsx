import { FeedbackFormView } from './FeedbackFormView.tsx';
import { FeedbackListView } from './FeedbackListView.tsx';
import { FeedbackSent } from './FeedbackSent.tsx';
import styles from './FeedbackView.module.css';
import { useFeedbackForm } from './useFeedbackForm.ts';
import { useFeedbackList } from './useFeedbackList.ts';

/** A member writes to the merchant, and below reads what they wrote before. */
export function FeedbackScreen() {
  const { isSent, onAnother, ...form } = useFeedbackForm();
  const list = useFeedbackList();
  return (
    <>
      <div className={styles.top}>
        {isSent ? <FeedbackSent onAnother={onAnother} /> : <FeedbackFormView {...form} />}
      </div>
      <FeedbackListView {...list} />
    </>
  );
}

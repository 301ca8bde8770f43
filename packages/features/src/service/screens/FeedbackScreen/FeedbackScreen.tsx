import { FeedbackFormView } from './FeedbackFormView.tsx';
import { FeedbackListView } from './FeedbackListView.tsx';
import { FeedbackSent } from './FeedbackSent.tsx';
import styles from './FeedbackView.module.css';
import { useFeedbackForm } from './useFeedbackForm.ts';
import { useFeedbackList } from './useFeedbackList.ts';

/** The feedback form of a member, and below it the earlier feedback. */
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

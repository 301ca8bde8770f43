import type { Feedback } from '@livery/api/feedback/getFeedback';
import { HistoryList, type HistoryPages } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { FeedbackRow } from './FeedbackRow.tsx';
import styles from './FeedbackView.module.css';

export interface FeedbackListViewProps {
  /** The member's feedback, newest first. */
  wrote: HistoryPages<Feedback>;
  /**
   * Called once for a picture that cannot be loaded, and again if that picture scrolls into view again. Requests the
   * list again to get new addresses.
   */
  onPictureFailed: () => void;
}

const sentAtOf = ({ sentAt }: Feedback) => sentAt;

/** The member's feedback, grouped by day. */
export function FeedbackListView({ wrote, onPictureFailed }: FeedbackListViewProps) {
  const { t } = useTexts('feedback');
  const isEmpty = wrote.rows.length === 0 && !wrote.isLoading && wrote.failure === undefined;
  return (
    <section aria-label={t('wrote')} className={styles.list}>
      <h2 className={styles.listTitle}>{t('wrote')}</h2>
      {isEmpty ? (
        <p className={styles.none}>{t('wroteNone')}</p>
      ) : (
        <HistoryList
          label={t('wrote')}
          listId="feedback"
          pages={wrote}
          atOf={sentAtOf}
          renderRow={(one) => <FeedbackRow feedback={one} onPictureFailed={onPictureFailed} />}
          emptyDrawing="letters"
          emptyTitle={t('wroteNone')}
        />
      )}
    </section>
  );
}

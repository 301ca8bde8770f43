import { useTexts } from '@livery/i18n/react';
import { Button } from '@livery/ui';
import { CheckCheck, ListChecks } from 'lucide-react';
import styles from './InboxView.module.css';

interface InboxToolsProps {
  /** Whether any message is unread. Then all messages can be marked as read. */
  hasUnread: boolean;
  isReadingAll: boolean;
  onReadAll: () => void;
  /** Starts the selection of messages. */
  onChoose: () => void;
}

/** The actions for the whole inbox. */
export function InboxTools({ hasUnread, isReadingAll, onReadAll, onChoose }: InboxToolsProps) {
  const { t } = useTexts('inbox');
  return (
    <div className={styles.tools}>
      <Button size="small" variant="quiet" icon={<ListChecks aria-hidden />} onClick={onChoose}>
        {t('select')}
      </Button>
      {(hasUnread || isReadingAll) && (
        <Button
          size="small"
          variant="quiet"
          icon={<CheckCheck aria-hidden />}
          isBusy={isReadingAll}
          onClick={onReadAll}
        >
          {t('readAll')}
        </Button>
      )}
    </div>
  );
}

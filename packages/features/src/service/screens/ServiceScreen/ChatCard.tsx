import { UnreadBadge } from '@livery/foundation/unread';
import { useTexts } from '@livery/i18n/react';
import { Button, Card } from '@livery/ui';
import { CircleAlert, Headset } from 'lucide-react';
import styles from './ChatCard.module.css';

export interface ChatState {
  /** The number of unread answers. */
  unread: number;
  isOpening: boolean;
  /** Whether the last attempt failed. */
  isFailed: boolean;
  onOpen: () => void;
}

interface ChatCardProps {
  chat: ChatState;
  /** Whether other contacts are below. The failure message refers to them. */
  hasOthers: boolean;
}

/** The live chat as the main contact, with its number of unread answers. */
export function ChatCard({ chat: { unread, isOpening, isFailed, onOpen }, hasOthers }: ChatCardProps) {
  const { t } = useTexts('service');
  return (
    <Card as="section" className={styles.card}>
      <span aria-hidden className={styles.icon}>
        <Headset />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {t('liveChat')} <UnreadBadge count={unread} />
        </h2>
        <p className={styles.hint}>{unread > 0 ? t('chatWaiting') : t('liveChatHint')}</p>
      </div>
      <div role="alert" className={styles.alert}>
        {isFailed && (
          <p className={styles.failed}>
            <CircleAlert aria-hidden />
            <span>{t(hasOthers ? 'chatFailed' : 'chatFailedAlone')}</span>
          </p>
        )}
      </div>
      <div className={styles.action}>
        <Button variant="primary" isBlock isBusy={isOpening} onClick={onOpen}>
          {t('chatStart')}
        </Button>
      </div>
    </Card>
  );
}

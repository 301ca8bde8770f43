import { useTexts } from '@livery/i18n/react';
import { Link, VisuallyHidden } from '@livery/ui';
import type { ReactNode } from 'react';
import { useFormats } from '../formats/index.ts';
import styles from './MessageRow.module.css';

interface MessageParts {
  icon: ReactNode;
  title: string;
  /** The kind of message, in one word. */
  kind: string;
  /** Time of sending or publishing, in the gateway's format. */
  at: string;
  isRead: boolean;
}

export interface MessageRowProps extends MessageParts {
  /** Address of the message. */
  href: string;
}

/** A row of a list of messages that links to the message: an unread one has a bold title and a dot. */
export function MessageRow({ href, ...parts }: MessageRowProps) {
  return (
    <Link href={href} className={styles.row}>
      <MessageWords {...parts} />
    </Link>
  );
}

export interface MessageChoiceProps extends MessageParts {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** The same row with a checkbox: a tap on the row ticks the checkbox. */
export function MessageChoice({ isChosen, onChoose, ...parts }: MessageChoiceProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        className={styles.box}
      />
      <MessageWords {...parts} />
    </label>
  );
}

function MessageWords({ icon, title, kind, at, isRead }: MessageParts) {
  const { t } = useTexts('common');
  const { moment } = useFormats();
  return (
    <>
      <span aria-hidden data-unread={!isRead || undefined} className={styles.icon}>
        {icon}
      </span>
      <span className={styles.words}>
        <span data-unread={!isRead || undefined} className={styles.title}>
          {!isRead && <VisuallyHidden as="span">{t('isUnread')} </VisuallyHidden>}
          <bdi>{title}</bdi>
        </span>
        <span className={styles.small}>
          {kind} · <bdi>{moment(Date.parse(at))}</bdi>
        </span>
      </span>
    </>
  );
}

import { paths } from '@livery/foundation/addresses';
import { BarEnd } from '@livery/foundation/navigation';
import { type Unread, UnreadBadge } from '@livery/foundation/unread';
import { useTexts } from '@livery/i18n/react';
import { AppBar, BackButton, LineSkeleton, List, ListRow } from '@livery/ui';
import { Handshake, Headset, Mail, Megaphone, Send } from 'lucide-react';
import { type ReactNode, use } from 'react';
import styles from './MessagesView.module.css';
import { OutsideRow } from './OutsideRow.tsx';

/**
 * The title of the newest message of a list. Unread messages come before read messages. Undefined if there is no
 * message.
 */
type Waiting = { newest: string | undefined; isKnown: boolean } | 'login';

export interface MessagesViewProps {
  /** Renders the row of the live chat with the handler that opens it. Renders nothing if the merchant has no chat. */
  renderChat: (draw: (control: { onClick: () => void }) => ReactNode) => ReactNode;
  onBack: () => void;
  unread: Unread;
  /** Address of the Telegram channel. Undefined if the merchant has none. */
  telegram: string | undefined;
  affiliate: string | undefined;
  /** `login` for guests, because they must log in first. */
  announcements: Waiting;
  inbox: Waiting;
}

/** Rows for all channels, each with its newest message. */
export function MessagesView({
  onBack,
  unread,
  telegram,
  affiliate,
  announcements,
  inbox,
  renderChat,
}: MessagesViewProps) {
  const { t } = useTexts('messages');
  const { t: service } = useTexts('service');
  const { t: shell } = useTexts('shell');
  const { t: common } = useTexts('common');
  return (
    <>
      <AppBar
        title={shell('messages')}
        start={<BackButton label={common('back')} onClick={onBack} />}
        end={use(BarEnd)}
      />
      <div className={styles.screen}>
        <List label={shell('messages')}>
          {telegram !== undefined && (
            <OutsideRow
              icon={<Send aria-hidden />}
              title={service('telegram')}
              hint={service('telegramHint')}
              href={telegram}
            />
          )}
          <ListRow
            icon={<Megaphone aria-hidden />}
            title={shell('announcements')}
            hint={<WaitingWords of={announcements} none={t('announcementsNone')} />}
            end={<UnreadBadge count={unread.announcements} />}
            leadsOn
            href={paths.announcements}
          />
          <ListRow
            icon={<Mail aria-hidden />}
            title={shell('inbox')}
            hint={<WaitingWords of={inbox} none={t('inboxNone')} />}
            end={<UnreadBadge count={unread.inbox} />}
            leadsOn
            href={paths.inbox}
          />
          {renderChat(({ onClick }) => (
            <ListRow
              icon={<Headset aria-hidden />}
              title={service('liveChat')}
              hint={unread.chat > 0 ? t('chatWaiting') : service('liveChatHint')}
              end={<UnreadBadge count={unread.chat} />}
              leadsOn
              onClick={onClick}
            />
          ))}
          {affiliate !== undefined && (
            <OutsideRow
              icon={<Handshake aria-hidden />}
              title={t('affiliate')}
              hint={t('affiliateHint')}
              href={affiliate}
            />
          )}
        </List>
      </div>
    </>
  );
}

function WaitingWords({ of: waiting, none }: { of: Waiting; none: string }): ReactNode {
  const { t } = useTexts('messages');
  if (waiting === 'login') return t('loginFirst');
  if (waiting.newest !== undefined) return <bdi className={styles.newest}>{waiting.newest}</bdi>;
  return waiting.isKnown ? none : <LineSkeleton />;
}

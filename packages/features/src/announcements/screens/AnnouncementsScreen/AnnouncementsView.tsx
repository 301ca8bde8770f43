import type { Notice } from '@livery/api/announcements/getNotices';
import { paths } from '@livery/foundation/addresses';
import { LoadFailed } from '@livery/foundation/failure';
import { HistoryList, type HistoryPages } from '@livery/foundation/history';
import { MessageAwaited, MessageGone, MessageRow, MessageText, type OpenMessage } from '@livery/foundation/messages';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink } from '@livery/ui';
import { Handshake, Megaphone } from 'lucide-react';
import { noticeKind } from '../../model/noticeKind.ts';

export interface AnnouncementsViewProps {
  notices: HistoryPages<Notice>;
  /** The announcement to which the address refers. */
  opened: OpenMessage<Notice>;
}

const icons = { forPlayers: <Megaphone />, forAgents: <Handshake /> } as const;
const atOf = ({ publishedAt }: Notice) => publishedAt;

/** The announcements by day, or the open announcement. */
export function AnnouncementsView({ notices, opened }: AnnouncementsViewProps) {
  const { t } = useTexts('notices');
  const { t: shell } = useTexts('shell');
  if (opened.id !== undefined) return <OpenNotice notices={notices} opened={opened} />;
  return (
    <HistoryList
      label={shell('announcements')}
      listId="notices"
      pages={notices}
      atOf={atOf}
      renderRow={(notice) => {
        const kind = noticeKind(notice);
        return (
          <MessageRow
            href={`${paths.announcements}?id=${notice.announcementId}`}
            icon={icons[kind]}
            title={notice.title}
            kind={t(kind)}
            at={notice.publishedAt}
            isRead={notice.read}
          />
        );
      }}
      emptyDrawing="letters"
      emptyTitle={t('empty')}
      emptyHint={t('emptyHint')}
    />
  );
}

function OpenNotice({ notices, opened: { message, isAwaited } }: AnnouncementsViewProps) {
  const { t } = useTexts('notices');
  const toList = { href: paths.announcements, label: t('toList') };
  if (message !== undefined)
    return (
      <MessageText
        key={message.announcementId}
        title={message.title}
        kind={t(noticeKind(message))}
        at={message.publishedAt}
        html={message.content}
      >
        <ButtonLink href={toList.href}>{toList.label}</ButtonLink>
      </MessageText>
    );
  if (isAwaited) return <MessageAwaited />;
  const failure = notices.failure ?? notices.refreshFailure;
  if (failure !== undefined) return <LoadFailed error={failure} onRetry={notices.onRetry} />;
  return <MessageGone title={t('gone')} back={toList} />;
}

import { paths } from '@livery/foundation/addresses';
import { useRule } from '@livery/foundation/roles';
import { UnreadBadge, useUnread } from '@livery/foundation/unread';
import { useTexts } from '@livery/i18n/react';
import { List, ListRow } from '@livery/ui';
import { CircleQuestionMark, HeartHandshake, Mail, Megaphone, MessagesSquare } from 'lucide-react';
import { ServiceIcon } from './placeIcons.ts';

/** Rows that link to help. For members, there are also links to their messages and their own limits. */
export function HelpLinks() {
  const { t } = useTexts('shell');
  const isGuest = useRule(paths.inbox) === 'login';
  const hasLimits = useRule(paths.saferPlay) === 'open';
  return (
    <List holds="links">
      {!isGuest && <MessageRows />}
      <ListRow icon={<ServiceIcon aria-hidden />} title={t('service')} href={paths.service} />
      <ListRow icon={<CircleQuestionMark aria-hidden />} title={t('help')} href={paths.help} />
      {hasLimits && <ListRow icon={<HeartHandshake aria-hidden />} title={t('saferPlay')} href={paths.saferPlay} />}
    </List>
  );
}

/** The message centre and its lists, with the number of unread messages. */
function MessageRows() {
  const { t } = useTexts('shell');
  const { total, inbox, announcements } = useUnread();
  return (
    <>
      <ListRow
        icon={<MessagesSquare aria-hidden />}
        title={t('messages')}
        end={<UnreadBadge count={total} />}
        href={paths.messages}
      />
      <ListRow icon={<Mail aria-hidden />} title={t('inbox')} end={<UnreadBadge count={inbox} />} href={paths.inbox} />
      <ListRow
        icon={<Megaphone aria-hidden />}
        title={t('announcements')}
        end={<UnreadBadge count={announcements} />}
        href={paths.announcements}
      />
    </>
  );
}

import { paths } from '@livery/foundation/addresses';
import { useRule } from '@livery/foundation/roles';
import { useTexts } from '@livery/i18n/react';
import { List, ListRow } from '@livery/ui';
import { CircleQuestionMark, Mail, Megaphone } from 'lucide-react';
import { ServiceIcon } from './placeIcons.ts';

/** The ways to help, and for members to their messages, as rows. */
export function HelpLinks() {
  const { t } = useTexts('shell');
  const isGuest = useRule(paths.inbox) === 'login';
  return (
    <List>
      {!isGuest && (
        <>
          <ListRow icon={<Mail aria-hidden />} title={t('inbox')} href={paths.inbox} />
          <ListRow icon={<Megaphone aria-hidden />} title={t('announcements')} href={paths.announcements} />
        </>
      )}
      <ListRow icon={<ServiceIcon aria-hidden />} title={t('service')} href={paths.service} />
      <ListRow icon={<CircleQuestionMark aria-hidden />} title={t('help')} href={paths.help} />
    </List>
  );
}

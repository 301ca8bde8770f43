import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ContactRows, type ContactRowsProps, List, ListRow, ScreenPart } from '@livery/ui';
import { CircleQuestionMark, Headset, Info } from 'lucide-react';

/** The help contacts of the licence, then the merchant's own help. */
export function HelpPart({ contacts }: ContactRowsProps) {
  const { t } = useTexts('saferPlay');
  const { t: shell } = useTexts('shell');
  return (
    <ScreenPart title={t('help')} words={t('helpWords')}>
      {contacts.length > 0 && <ContactRows contacts={contacts} />}
      <List>
        <ListRow icon={<Headset aria-hidden />} title={shell('service')} href={paths.service} />
        <ListRow icon={<CircleQuestionMark aria-hidden />} title={shell('help')} href={paths.help} />
        <ListRow icon={<Info aria-hidden />} title={shell('about')} href={paths.about} />
      </List>
    </ScreenPart>
  );
}

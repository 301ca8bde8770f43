import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { List, ListRow } from '@livery/ui';
import { Headset, ShieldCheck } from 'lucide-react';

/** Links after the help: customer service, and the page about the merchant and its licence. */
export function FurtherHelp() {
  const { t } = useTexts('help');
  const { t: shell } = useTexts('shell');
  return (
    <List label={t('more')}>
      <ListRow icon={<Headset aria-hidden />} title={shell('service')} hint={t('serviceHint')} href={paths.service} />
      <ListRow icon={<ShieldCheck aria-hidden />} title={shell('about')} href={paths.about} />
    </List>
  );
}

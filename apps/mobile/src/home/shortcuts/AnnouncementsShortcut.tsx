import { paths } from '@livery/foundation/addresses';
import { useUnreadAnnouncements } from '@livery/foundation/unread';
import { numeralsFor, toNumerals } from '@livery/i18n';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { Megaphone } from 'lucide-react';
import { useIsHomeUsable } from '../useIsHomeUsable.ts';
import { Shortcut } from './Shortcut.tsx';

/**
 * Links to the announcements. When home is usable, it shows how many are unread. It is a separate component, so that a
 * new number does not render the other shortcuts.
 */
export function AnnouncementsShortcut() {
  const { t } = useTexts('home');
  const { t: common } = useTexts('common');
  const { currency } = useMerchant();
  const language = useLanguage();
  const total = useUnreadAnnouncements({ isWanted: useIsHomeUsable() });
  const format = (count: number) => toNumerals(String(count), numeralsFor(currency, language));
  const label = common('unread', { count: total, formattedCount: format(total) });
  return (
    <Shortcut
      icon={Megaphone}
      label={t('shortcutAnnouncements')}
      href={paths.announcements}
      count={{ total, label, format }}
    />
  );
}

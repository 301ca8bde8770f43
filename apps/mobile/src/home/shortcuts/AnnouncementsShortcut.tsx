import { paths } from '@livery/foundation/addresses';
import { useUnreadAnnouncements } from '@livery/foundation/unread';
import { numeralsFor, toNumerals } from '@livery/i18n';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { Megaphone } from 'lucide-react';
import { useIsHomeUsable } from '../useIsHomeUsable.ts';
import { Shortcut } from './Shortcut.tsx';

/**
 * Leads to the announcements, and says how many are unread once home is usable. Apart from the other shortcuts, which
 * that number is nothing to.
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

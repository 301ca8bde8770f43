import { paths } from '@livery/foundation/addresses';
import { isInstalled } from '@livery/device/platform';
import { Settings } from '@livery/features/preferences';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { List, ListRow } from '@livery/ui';
import { CreditCard, Download, KeyRound, LockKeyhole } from 'lucide-react';
import { AccountGroup } from './AccountGroup.tsx';
import styles from './AccountSettings.module.css';

/** Passwords, bank cards, app, language and appearance. The app's row is left out inside the app, and where the merchant has none. */
export function AccountSettings() {
  const { t } = useTexts('member');
  const { t: shell } = useTexts('shell');
  const { switches } = useMerchant();
  return (
    <AccountGroup title={t('groupSettings')}>
      <List>
        <ListRow icon={<KeyRound aria-hidden />} title={shell('changePassword')} href={paths.changePassword} />
        <ListRow icon={<LockKeyhole aria-hidden />} title={shell('paymentPassword')} href={paths.paymentPassword} />
        <ListRow icon={<CreditCard aria-hidden />} title={shell('bankCards')} href={paths.bankCards} />
        {switches.APPWINDOW && !isInstalled() && (
          <ListRow icon={<Download aria-hidden />} title={shell('download')} href={paths.download} />
        )}
      </List>
      <div className={styles.settings}>
        <Settings />
      </div>
    </AccountGroup>
  );
}

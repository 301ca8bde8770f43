import { paths } from '@livery/foundation/addresses';
import { isInstalled } from '@livery/device/platform';
import { Settings } from '@livery/features/preferences';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { Card, List, ListRow, ScreenPart } from '@livery/ui';
import { Download, ShieldCheck, UserRound } from 'lucide-react';

/**
 * Rows for profile, security, app, language and appearance. The app's row is omitted inside the app, and if the
 * merchant has no app.
 */
export function AccountSettings() {
  const { t } = useTexts('member');
  const { t: shell } = useTexts('shell');
  const { switches } = useMerchant();
  return (
    <ScreenPart look="quiet" title={t('groupSettings')}>
      <List holds="links">
        <ListRow icon={<UserRound aria-hidden />} title={shell('profile')} href={paths.profile} />
        <ListRow icon={<ShieldCheck aria-hidden />} title={shell('security')} href={paths.security} />
        {switches.APPWINDOW && !isInstalled() && (
          <ListRow icon={<Download aria-hidden />} title={shell('download')} href={paths.download} />
        )}
      </List>
      <Card>
        <Settings />
      </Card>
    </ScreenPart>
  );
}

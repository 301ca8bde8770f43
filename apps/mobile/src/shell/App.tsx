import { useMerchant } from '@livery/merchant/react';
import { useTexts } from '@livery/i18n/react';
import { PlayMoneyTag } from '@livery/ui';
import { NoticesProvider } from '@livery/ui/notices';
import { Router } from '../router.tsx';
import { SessionWatch } from './SessionWatch.tsx';

/** Everything below the providers: what every screen has in common, and the screen of the address. */
export function App() {
  const { t } = useTexts('common');
  const { playMoney } = useMerchant();

  return (
    <NoticesProvider label={t('noticesRegion')}>
      <SessionWatch />
      {playMoney && <aside aria-label={t('playMoney')}><PlayMoneyTag title={t('playMoneyNotice')}>{t('playMoney')}</PlayMoneyTag></aside>}
      <Router />
    </NoticesProvider>
  );
}

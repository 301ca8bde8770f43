import { GameCards } from '@livery/features/games';
import { SettingsButton } from '@livery/features/preferences';
import { BarEnd } from '@livery/foundation/navigation';
import { useMerchant } from '@livery/merchant/react';
import { useTexts } from '@livery/i18n/react';
import { PlayMoneyTag } from '@livery/ui';
import { ToastProvider } from '@livery/ui/toasts';
import { MemberPreload } from '../member/MemberPreload.tsx';
import { table } from '../router.tsx';
import { Router } from '../shell/Router.tsx';
import { SiteGate } from '../shell/SiteGate.tsx';

/** The app below its providers: the parts that all screens share, and the screen of the current address. */
export function App() {
  const { t } = useTexts('common');
  const { playMoney } = useMerchant();

  return (
    <ToastProvider label={t('toastRegion')}>
      <MemberPreload />
      {playMoney && (
        <aside aria-label={t('playMoney')}>
          <PlayMoneyTag title={t('playMoneyNotice')}>{t('playMoney')}</PlayMoneyTag>
        </aside>
      )}
      <SiteGate>
        <BarEnd value={<SettingsButton />}>
          <GameCards>
            <Router table={table} />
          </GameCards>
        </BarEnd>
      </SiteGate>
    </ToastProvider>
  );
}

import { paths } from '@livery/foundation/addresses';
import { LicenceLine } from '@livery/foundation/licence';
import { OverPage } from '@livery/foundation/navigation';
import { useAfterLogin } from '@livery/foundation/session';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthFrame } from '../../components/AuthFrame/AuthFrame.tsx';
import { LoginPanel } from '../../components/LoginPanel/LoginPanel.tsx';
import { canRegister } from '../../model/canRegister.ts';

/**
 * The login screen. After the login, it opens the screen from which the player was redirected. If it is a sheet over a
 * page, it returns to that page.
 */
export function LoginScreen() {
  const { t } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { switches } = useMerchant();
  const goOn = useAfterLogin();
  // A sheet closes without this navigation.
  const isOver = use(OverPage);
  const { state } = useLocation() as { state: { userName?: string } | null };

  return (
    <AuthFrame
      note={<LicenceLine />}
      title={t('loginTitle')}
      intro={t('loginIntro')}
      other={
        canRegister(switches)
          ? { question: t('noAccount'), label: common('register'), href: paths.register }
          : undefined
      }
    >
      <LoginPanel userName={state?.userName} onLoggedIn={() => void (isOver || goOn())} />
    </AuthFrame>
  );
}

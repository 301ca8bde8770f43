import { paths } from '@livery/foundation/addresses';
import { LicenceLine } from '@livery/foundation/licence';
import { useIsThere } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { ButtonLink } from '@livery/ui';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AuthFrame } from '../../components/AuthFrame/AuthFrame.tsx';
import type { AuthFrameProps } from '../../components/AuthFrame/authFrameProps.ts';
import { canRegister } from '../../model/canRegister.ts';
import { RegisterPanel } from './RegisterPanel.tsx';

/**
 * Registration by user name or by mobile number. After the registration, the login screen opens with the name filled
 * in. If the merchant has closed all ways to register, the screen shows a message.
 */
export function RegisterScreen({ Hero }: Pick<AuthFrameProps, 'Hero'>) {
  const { t } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { switches } = useMerchant();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isThere = useIsThere();
  const logIn = useCallback(
    (userName: string) => {
      if (isThere()) void navigate(paths.login, { replace: true, state: { ...(state as object | null), userName } });
    },
    [navigate, state, isThere],
  );

  if (!canRegister(switches)) {
    return (
      <AuthFrame title={t('registerShut')} intro={t('registerShutMore')} other={undefined}>
        <ButtonLink variant="primary" isBlock href={paths.login}>
          {common('login')}
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      note={<LicenceLine />}
      title={t('registerTitle')}
      intro={t('registerIntro')}
      Hero={Hero}
      other={{ question: t('haveAccount'), label: common('login'), href: paths.login }}
    >
      <RegisterPanel onRegistered={logIn} />
    </AuthFrame>
  );
}

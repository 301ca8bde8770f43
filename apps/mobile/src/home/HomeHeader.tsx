import { selectIsSignedIn } from '@livery/api/session';
import { useMerchant } from '@livery/merchant/react';
import { canRegister } from '@livery/features/auth';
import { SettingsButton } from '@livery/features/preferences';
import { useTexts } from '@livery/i18n/react';
import { AppBar, ButtonLink, Logo } from '@livery/ui';
import { useSelector } from 'react-redux';
import { LazyMemberControls } from '../member/LazyMemberControls.tsx';

/** The bar of home: whose house it is, and who you are in it. */
export function HomeHeader() {
  const { t } = useTexts('common');
  const { name, assets, switches } = useMerchant();
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <AppBar
      start={<h1><Logo name={name} {...assets.headerLogo} /></h1>}
      end={
        <>
          {isSignedIn ? (
            <LazyMemberControls />
          ) : (
            <>
              <ButtonLink variant="quiet" size="small" href="/m/login">{t('login')}</ButtonLink>
              {canRegister(switches) && <ButtonLink variant="primary" size="small" href="/m/register">{t('register')}</ButtonLink>}
            </>
          )}
          <SettingsButton />
        </>
      }
    />
  );
}

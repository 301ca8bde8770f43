import { selectIsSignedIn } from '@livery/api/session';
import { useMerchant } from '@livery/merchant/react';
import { LogoutButton } from '@livery/features/auth';
import { MemberBar } from '@livery/features/member';
import { SettingsButton } from '@livery/features/preferences';
import { useTexts } from '@livery/i18n/react';
import { AppBar, ButtonLink, IconButton, Logo } from '@livery/ui';
import { LogOut } from 'lucide-react';
import { useSelector } from 'react-redux';

/** The bar of home: whose house it is, and who you are in it. */
export function HomeHeader() {
  const { t } = useTexts('common');
  const { name, assets } = useMerchant();
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <AppBar
      start={<h1><Logo name={name} dark={assets.logo.dark} light={assets.logo.light} /></h1>}
      end={
        <>
          {isSignedIn ? (
            <>
              <MemberBar />
              <LogoutButton>{({ label, onClick }) => <IconButton label={label} onClick={onClick}><LogOut aria-hidden /></IconButton>}</LogoutButton>
            </>
          ) : (
            <>
              <ButtonLink variant="quiet" size="small" href="/m/login">{t('login')}</ButtonLink>
              <ButtonLink variant="primary" size="small" href="/m/register">{t('register')}</ButtonLink>
            </>
          )}
          <SettingsButton />
        </>
      }
    />
  );
}

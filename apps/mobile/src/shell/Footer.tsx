import { selectIsSignedIn } from '@livery/api/session';
import { useTexts } from '@livery/i18n/react';
import { FooterBar } from '@livery/ui';
import { Gamepad2, Heart, House, UserRound } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { isHomeAddress } from '../addresses.ts';

/** The menu at thumb height. */
export function Footer() {
  const { t } = useTexts('common');
  const isSignedIn = useSelector(selectIsSignedIn);
  const { pathname } = useLocation();

  return (
    <FooterBar
      label={t('nav')}
      items={[
        { id: 'home', label: t('navHome'), icon: <House aria-hidden />, href: '/m/home', isCurrent: isHomeAddress(pathname) },
        { id: 'games', label: t('navGames'), icon: <Gamepad2 aria-hidden />, href: '/m/gameList' },
        { id: 'favorites', label: t('navFavorites'), icon: <Heart aria-hidden />, href: '/m/gameList?type=fav' },
        {
          id: 'account', label: t('navAccount'), icon: <UserRound aria-hidden />,
          href: isSignedIn ? '/m/member/home' : '/m/login', isCurrent: pathname === '/m/member/home',
        },
      ]}
    />
  );
}

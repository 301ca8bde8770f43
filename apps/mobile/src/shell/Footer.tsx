import { selectIsSignedIn } from '@livery/api/session';
import { homeCategoryChosen } from '@livery/features/games';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { FooterBar, type FooterItem, scrollToTop } from '@livery/ui';
import { Banknote, Gamepad2, Gift, House, UserRound, UserRoundPlus, Wallet } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { isHomeAddress } from '../addresses.ts';

/** The menu at thumb height: home, promotions, deposit, a fourth that depends on who looks, the account. */
export function Footer() {
  const { t } = useTexts('common');
  const { switches } = useMerchant();
  const isSignedIn = useSelector(selectIsSignedIn);
  const dispatch = useDispatch();
  const { pathname } = useLocation();

  // Guests have nothing to withdraw: they may invite friends, and where the house has no such thing, look at all games.
  const fourth = isSignedIn
    ? { id: 'withdraw', label: t('navWithdraw'), icon: <Banknote aria-hidden />, href: '/m/withdraw' }
    : switches.REFERRAL
      ? { id: 'invite', label: t('navInvite'), icon: <UserRoundPlus aria-hidden />, href: '/m/inviteFriends' }
      : { id: 'games', label: t('navGames'), icon: <Gamepad2 aria-hidden />, href: '/m/gameList' };
  const items: FooterItem[] = [
    {
      id: 'home',
      label: t('navHome'),
      icon: <House aria-hidden />,
      href: '/m/home',
      onClick: () => {
        dispatch(homeCategoryChosen('HOT'));
        scrollToTop();
      },
    },
    { id: 'promotions', label: t('navPromotions'), icon: <Gift aria-hidden />, href: '/m/activity' },
    { id: 'deposit', label: t('navDeposit'), icon: <Wallet aria-hidden />, href: '/m/voucherCenter', isPrimary: true },
    fourth,
    { id: 'account', label: t('navAccount'), icon: <UserRound aria-hidden />, href: '/m/member/home' },
  ];
  const isHome = isHomeAddress(pathname);
  return (
    <FooterBar
      label={t('nav')}
      items={items.map((item) => ({ ...item, isCurrent: item.id === 'home' ? isHome : item.href === pathname }))}
    />
  );
}

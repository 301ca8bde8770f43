import { isHomePath, paths } from '@livery/foundation/addresses';
import { selectIsSignedIn } from '@livery/api/session';
import { homeCategoryChosen } from '@livery/features/games';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { FooterBar, type FooterItem, scrollToTop } from '@livery/ui';
import { Banknote, Gamepad2, Gift, House, UserRound, UserRoundPlus, Wallet } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

/** The menu at thumb height: home, promotions, deposit, a fourth that depends on who looks, the account. */
export function Footer() {
  const { t } = useTexts('common');
  const { switches } = useMerchant();
  const isSignedIn = useSelector(selectIsSignedIn);
  const dispatch = useDispatch();
  const { pathname } = useLocation();

  // Guests have nothing to withdraw: they may invite friends, and where the house has no such thing, look at all games.
  const fourth = isSignedIn
    ? { id: 'withdraw', label: t('navWithdraw'), icon: <Banknote aria-hidden />, href: paths.withdraw }
    : switches.REFERRAL
      ? { id: 'invite', label: t('navInvite'), icon: <UserRoundPlus aria-hidden />, href: paths.inviteFriends }
      : { id: 'games', label: t('navGames'), icon: <Gamepad2 aria-hidden />, href: paths.gameList };
  const items: FooterItem[] = [
    {
      id: 'home',
      label: t('navHome'),
      icon: <House aria-hidden />,
      href: paths.home,
      onClick: () => {
        dispatch(homeCategoryChosen('HOT'));
        scrollToTop();
      },
    },
    { id: 'promotions', label: t('navPromotions'), icon: <Gift aria-hidden />, href: paths.promotions },
    { id: 'deposit', label: t('navDeposit'), icon: <Wallet aria-hidden />, href: paths.deposit, isPrimary: true },
    fourth,
    { id: 'account', label: t('navAccount'), icon: <UserRound aria-hidden />, href: paths.memberCentre },
  ];
  const isHome = isHomePath(pathname);
  return (
    <FooterBar
      label={t('nav')}
      items={items.map((item) => ({ ...item, isCurrent: item.id === 'home' ? isHome : item.href === pathname }))}
    />
  );
}

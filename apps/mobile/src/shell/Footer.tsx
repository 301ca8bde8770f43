import { isHomePath, paths } from '@livery/foundation/addresses';
import { useRule } from '@livery/foundation/roles';
import { homeCategoryChosen } from '@livery/features/games';
import { useTexts } from '@livery/i18n/react';
import type { FooterPlace } from '@livery/merchant';
import { useMerchant } from '@livery/merchant/react';
import { FooterBar, type FooterItem } from '@livery/ui';
import { Gamepad2, House, UserRound } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { goToTop } from './goToTop.ts';
import { DepositIcon, InviteIcon, PromotionsIcon, WithdrawIcon } from './placeIcons.ts';
import { useDepositAccent } from './useDepositAccent.ts';

type Item = Omit<FooterItem, 'isCurrent' | 'isPrimary'>;

/** The footer: five items in the merchant's order. The item at `withdraw` depends on the role of the player. */
export function Footer() {
  const { t } = useTexts('common');
  const { switches, footer } = useMerchant();
  const isGuest = useRule(paths.withdraw) === 'login';
  const isDepositRaised = useDepositAccent() === 'footer';
  const dispatch = useDispatch();
  const { pathname } = useLocation();

  // Guests cannot withdraw. They get a link to invite friends or, without referrals, to all games.
  const forGuests: Item = switches.REFERRAL
    ? { id: 'invite', label: t('navInvite'), icon: <InviteIcon aria-hidden />, href: paths.inviteFriends }
    : { id: 'games', label: t('navGames'), icon: <Gamepad2 aria-hidden />, href: paths.games };
  const places: Record<FooterPlace, Item> = {
    home: {
      id: 'home',
      label: t('navHome'),
      icon: <House aria-hidden />,
      href: paths.home,
      onClick: () => {
        dispatch(homeCategoryChosen('HOT'));
        void goToTop();
      },
    },
    deposit: { id: 'deposit', label: t('navDeposit'), icon: <DepositIcon aria-hidden />, href: paths.deposit },
    promotions: {
      id: 'promotions',
      label: t('navPromotions'),
      icon: <PromotionsIcon aria-hidden />,
      href: paths.promotions,
    },
    withdraw: isGuest
      ? forGuests
      : { id: 'withdraw', label: t('navWithdraw'), icon: <WithdrawIcon aria-hidden />, href: paths.withdraw },
    account: { id: 'account', label: t('navAccount'), icon: <UserRound aria-hidden />, href: paths.memberCentre },
  };
  const isHome = isHomePath(pathname);
  return (
    <FooterBar
      label={t('nav')}
      items={footer.map((place) => ({
        ...places[place],
        isCurrent: place === 'home' ? isHome : places[place].href === pathname,
        isPrimary: place === 'deposit' && isDepositRaised,
      }))}
    />
  );
}

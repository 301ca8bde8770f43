import { paths } from '@livery/foundation/addresses';
import { useShowHotGames } from '@livery/features/games';
import { LiveChatButton } from '@livery/features/service';
import { useMerchant } from '@livery/merchant/react';
import { useTexts } from '@livery/i18n/react';
import { BadgePercent, Flame } from 'lucide-react';
import { BettingRecordIcon, InviteIcon, ServiceIcon } from '../../shell/placeIcons.ts';
import { AnnouncementsShortcut } from './AnnouncementsShortcut.tsx';
import { Shortcut } from './Shortcut.tsx';
import styles from './Shortcuts.module.css';

/**
 * The second bar: shortcuts to the merchant's other offers. Customer service opens the live chat, or the service screen
 * if the merchant has no chat. Shortcuts to members' screens send guests to login, and after login to the screen.
 */
export function SecondBar() {
  const { t } = useTexts('home');
  const { switches } = useMerchant();
  const showHotGames = useShowHotGames();
  return (
    <ul className={styles.second}>
      {switches.MANPLAYREB3 && <Shortcut icon={BadgePercent} label={t('shortcutCashback')} href={paths.cashback} />}
      {switches.REFERRAL ? (
        <Shortcut icon={InviteIcon} label={t('shortcutInvite')} href={paths.inviteFriends} />
      ) : (
        <AnnouncementsShortcut />
      )}
      <LiveChatButton fallback={<Shortcut icon={ServiceIcon} label={t('shortcutService')} href={paths.service} />}>
        {({ onClick }) => <Shortcut icon={ServiceIcon} label={t('shortcutService')} onClick={onClick} />}
      </LiveChatButton>
      <Shortcut icon={BettingRecordIcon} label={t('shortcutRecord')} href={paths.bettingRecord} />
      <Shortcut icon={Flame} label={t('hotGames')} onClick={showHotGames} />
    </ul>
  );
}

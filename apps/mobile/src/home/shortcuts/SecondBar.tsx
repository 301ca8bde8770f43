import { paths } from '@livery/foundation/addresses';
import { useShowHotGames } from '@livery/features/games';
import { LiveChatButton } from '@livery/features/service';
import { useMerchant } from '@livery/merchant/react';
import { useTexts } from '@livery/i18n/react';
import { BadgePercent, Flame, Headset, Megaphone, Trophy, UserRoundPlus } from 'lucide-react';
import { useUnclaimedRewards } from './useUnclaimedRewards.ts';
import { Shortcut } from './Shortcut.tsx';
import styles from './Shortcuts.module.css';

/**
 * The second bar: shortcuts to what the merchant offers. Customer service opens the live chat, or the service screen where
 * the merchant has none. Addresses for members send guests to login themselves, and back.
 */
export function SecondBar() {
  const { t } = useTexts('home');
  const { switches } = useMerchant();
  const showHotGames = useShowHotGames();
  return (
    <ul className={styles.second}>
      <Shortcut icon={Flame} label={t('hotGames')} onClick={showHotGames} />
      <LiveChatButton fallback={<Shortcut icon={Headset} label={t('shortcutService')} href={paths.service} />}>
        {({ onClick }) => <Shortcut icon={Headset} label={t('shortcutService')} onClick={onClick} />}
      </LiveChatButton>
      {switches.MANPLAYREB3 && <Shortcut icon={BadgePercent} label={t('shortcutCashback')} href={paths.cashback} />}
      {switches.REFERRAL ? (
        <Shortcut icon={UserRoundPlus} label={t('shortcutInvite')} href={paths.inviteFriends} />
      ) : (
        <Shortcut icon={Megaphone} label={t('shortcutAnnouncements')} href={paths.announcements} />
      )}
      <RewardsShortcut label={t('shortcutRewards')} />
    </ul>
  );
}

/** Apart from the others, which the number of rewards is nothing to. */
function RewardsShortcut({ label }: { label: string }) {
  return <Shortcut icon={Trophy} label={label} href={paths.rewards} count={useUnclaimedRewards()} />;
}

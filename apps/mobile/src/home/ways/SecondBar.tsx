import { useShowHotGames } from '@livery/features/games';
import { LiveChatButton } from '@livery/features/service';
import { useMerchant } from '@livery/merchant/react';
import { useTexts } from '@livery/i18n/react';
import { BadgePercent, Flame, Headset, Megaphone, Trophy, UserRoundPlus } from 'lucide-react';
import { useUnclaimedRewards } from './useUnclaimedRewards.ts';
import { Way } from './Way.tsx';
import styles from './Ways.module.css';

/** To what the house offers. Customer service is the live chat; a house without one has the service screen. Who has to log in for it is sent to login by the address itself, and comes back. */
export function SecondBar() {
  const { t } = useTexts('home');
  const { switches } = useMerchant();
  const showHotGames = useShowHotGames();
  return (
    <ul className={styles.second}>
      <Way icon={Flame} label={t('hotGames')} onClick={showHotGames} />
      <LiveChatButton fallback={<Way icon={Headset} label={t('wayService')} href="/m/service" />}>
        {({ onClick }) => <Way icon={Headset} label={t('wayService')} onClick={onClick} />}
      </LiveChatButton>
      {switches.MANPLAYREB3 && <Way icon={BadgePercent} label={t('wayCashback')} href="/m/member/manualRebate" />}
      {switches.REFERRAL ? (
        <Way icon={UserRoundPlus} label={t('wayInvite')} href="/m/inviteFriends" />
      ) : (
        <Way icon={Megaphone} label={t('wayNews')} href="/m/notice" />
      )}
      <Way icon={Trophy} label={t('wayRewards')} href="/m/rewardCenter" count={useUnclaimedRewards()} />
    </ul>
  );
}

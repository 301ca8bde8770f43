import type { InvitedFriend } from '@livery/api/promotions/getReferral';
import { useFormats } from '@livery/foundation/formats';
import { HistoryList, type HistoryPages } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { Button, Card, CopyCode, Money, ScreenBody, Stat, Stats } from '@livery/ui';
import { QrCode } from '@livery/ui/qr';
import { Share2 } from 'lucide-react';
import { FriendRow } from './FriendRow.tsx';
import styles from './InviteFriendsView.module.css';

export interface InviteFriendsViewProps {
  /** The reward for one friend. Amounts are decimal strings. */
  reward: string;
  /** The total reward for all friends. */
  earned: string;
  friendCount: number;
  code: string;
  /** The complete URL of the register screen, with the code filled in. */
  link: string;
  /** Opens the share menu of the phone with the link. Undefined if the browser has no share menu. */
  onShare: (() => void) | undefined;
  /** The friends who registered, newest first. */
  friends: HistoryPages<InvitedFriend>;
}

/** The reward per friend, the link and the code to share, and the friends who registered with them. */
export function InviteFriendsView({
  reward,
  earned,
  friendCount,
  code,
  link,
  onShare,
  friends,
}: InviteFriendsViewProps) {
  const { t } = useTexts('invite');
  const { money, numerals } = useFormats();
  const copying = { copyLabel: t('copy'), copiedLabel: t('copied'), refusedText: t('copyRefused') };
  return (
    <>
      <ScreenBody>
        <Card as="section" aria-label={t('forEach')} className={styles.reward}>
          <p className={styles.label}>{t('forEach')}</p>
          <p className={styles.amount}>
            <Money size="hero">{money(reward)}</Money>
          </p>
          <p className={styles.label}>{t('how')}</p>
        </Card>
        {onShare && (
          <Button variant="primary" size="large" isBlock icon={<Share2 aria-hidden />} onClick={onShare}>
            {t('share')}
          </Button>
        )}
        <CopyCode label={t('link')} code={link} size="small" {...copying} />
        <CopyCode label={t('code')} code={code} {...copying} />
        <div className={styles.qr}>
          <QrCode content={link} label={t('qrLabel')} errorText={t('qrTooLong')} size="medium" />
        </div>
        <Stats>
          <Stat label={t('friends')} value={numerals(String(friendCount))} />
          <Stat label={t('earned')} value={money(earned)} />
        </Stats>
      </ScreenBody>
      <HistoryList
        label={t('whoCame')}
        listId="friends"
        pages={friends}
        atOf={({ joinedAt }) => joinedAt}
        renderRow={(friend) => <FriendRow friend={friend} />}
        emptyDrawing="people"
        emptyTitle={t('none')}
        emptyHint={t('noneHint')}
      />
    </>
  );
}

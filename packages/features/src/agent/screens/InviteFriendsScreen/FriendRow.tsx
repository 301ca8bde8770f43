import type { InvitedFriend } from '@livery/api/promotions/getReferral';
import { useFormats } from '@livery/foundation/formats';
import { HistoryRow, HistoryState } from '@livery/foundation/history';
import { compareAmounts } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { UserRound } from 'lucide-react';

/**
 * A friend: masked name, time, and the reward for inviting this friend. Without a reward yet, the condition that is
 * still missing.
 */
export function FriendRow({ friend: { name, joinedAt, reward } }: { friend: InvitedFriend }) {
  const { t } = useTexts('invite');
  const { money, time } = useFormats();
  const isPaid = compareAmounts(reward, '0') > 0;
  return (
    <HistoryRow
      icon={<UserRound aria-hidden />}
      title={<bdi>{name}</bdi>}
      hint={<bdi>{time(Date.parse(joinedAt))}</bdi>}
      amount={money(reward)}
      tone={isPaid ? 'positive' : undefined}
      note={<HistoryState tone={isPaid ? 'positive' : 'muted'}>{t(isPaid ? 'rewarded' : 'waits')}</HistoryState>}
    />
  );
}

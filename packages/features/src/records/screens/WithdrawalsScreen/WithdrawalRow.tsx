import { cardEnd, useFormats } from '@livery/foundation/formats';
import { HistoryRow, HistoryState } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import type { Withdrawal } from '@livery/api/withdraw/withdraw';
import { CircleCheck, CircleX, Hourglass, Undo2 } from 'lucide-react';
import { isReturned, withdrawalTones } from '../../model/withdrawalStates.ts';

const icons = { PENDING: Hourglass, APPROVED: CircleCheck, REJECTED: CircleX, CANCELLED: Undo2 } as const;

interface WithdrawalRowProps {
  withdrawal: Withdrawal;
  onOpen: () => void;
}

/** A withdrawal: its bank and card and when, its amount, and how far it is. */
export function WithdrawalRow({
  withdrawal: { state, amount, bankName, maskedNumber, createdAt },
  onOpen,
}: WithdrawalRowProps) {
  const { t } = useTexts('withdrawals');
  const { money, time } = useFormats();
  const Icon = icons[state];
  return (
    <HistoryRow
      icon={<Icon aria-hidden />}
      iconTone={withdrawalTones[state]}
      title={<bdi>{bankName}</bdi>}
      hint={
        <>
          <bdi dir="ltr">{cardEnd(maskedNumber)}</bdi> · <bdi>{time(Date.parse(createdAt))}</bdi>
        </>
      }
      detail={isReturned(state) && t('back')}
      amount={money(amount)}
      note={<HistoryState tone={withdrawalTones[state]}>{t(state)}</HistoryState>}
      onOpen={onOpen}
    />
  );
}

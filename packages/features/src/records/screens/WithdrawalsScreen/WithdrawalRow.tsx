import { cardEnd, useFormats } from '@livery/foundation/formats';
import { entryFor, GatewayTerm } from '@livery/foundation/gateway-terms';
import { HistoryRow, HistoryState } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import type { Withdrawal } from '@livery/api/withdraw/withdraw';
import { CircleCheck, CircleDashed, CircleX, Hourglass, Undo2 } from 'lucide-react';
import { isReturned, withdrawalTones } from '../../model/withdrawalStates.ts';

const icons = { PENDING: Hourglass, APPROVED: CircleCheck, REJECTED: CircleX, CANCELLED: Undo2 } as const;

interface WithdrawalRowProps {
  withdrawal: Withdrawal;
  onOpen: () => void;
}

/** A withdrawal: its bank, card and time, its amount, and its state. */
export function WithdrawalRow({
  withdrawal: { state, amount, bankName, maskedNumber, createdAt },
  onOpen,
}: WithdrawalRowProps) {
  const { t } = useTexts('withdrawals');
  const { money, time } = useFormats();
  const tone = entryFor(state, withdrawalTones, 'muted');
  const Icon = typeof state === 'string' ? icons[state] : CircleDashed;
  return (
    <HistoryRow
      icon={<Icon aria-hidden />}
      iconTone={tone}
      title={<bdi>{bankName}</bdi>}
      hint={
        <>
          <bdi dir="ltr">{cardEnd(maskedNumber)}</bdi> · <bdi>{time(Date.parse(createdAt))}</bdi>
        </>
      }
      detail={isReturned(state) && t('back')}
      amount={money(amount)}
      note={
        <HistoryState tone={tone}>
          <GatewayTerm word={state} text={t} />
        </HistoryState>
      }
      onOpen={onOpen}
    />
  );
}

import type { Deposit } from '@livery/api/deposit/getDeposits';
import { depositAddress } from '@livery/foundation/addresses';
import { useFormats } from '@livery/foundation/formats';
import { entryFor, GatewayTerm } from '@livery/foundation/gateway-terms';
import { HistoryRow, HistoryState } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { CircleCheck, CircleDashed, CircleX, Clock, TimerOff, Undo2 } from 'lucide-react';
import { depositTones } from '../../model/depositStates.ts';

const icons = {
  PENDING: Clock,
  APPROVED: CircleCheck,
  REJECTED: CircleX,
  EXPIRED: TimerOff,
  CANCELLED: Undo2,
} as const;

interface DepositRowProps {
  deposit: Deposit;
  methodName: string;
  /** Opens the details of the deposit. Not called for a pending deposit, because its row links to its payment. */
  onOpen: () => void;
}

/** A deposit: its method, time, amount and state. */
export function DepositRow({ deposit, methodName, onOpen }: DepositRowProps) {
  const { depositId, method, state, amount, createdAt } = deposit;
  const { t } = useTexts('deposits');
  const { money, time } = useFormats();
  const tone = entryFor(state, depositTones, 'muted');
  const Icon = typeof state === 'string' ? icons[state] : CircleDashed;
  const parts = {
    icon: <Icon aria-hidden />,
    iconTone: tone,
    title: <bdi>{methodName}</bdi>,
    hint: <bdi>{time(Date.parse(createdAt))}</bdi>,
    amount: money(amount),
    note: (
      <HistoryState tone={tone}>
        <GatewayTerm word={state} text={t} />
      </HistoryState>
    ),
  };
  return state === 'PENDING' ? (
    <HistoryRow
      {...parts}
      detail={t(method === 'manual' ? 'checking' : 'openToPay')}
      href={depositAddress(depositId)}
    />
  ) : (
    <HistoryRow {...parts} onOpen={onOpen} />
  );
}

import type { FailureCode } from '@livery/api/contract';
import { type MoneyOutcome, useMoneyIntent, useOutcomeText } from '@livery/foundation/money';
import { useState } from 'react';
import type { Cancelled, CancelViewProps } from './CancelView.tsx';

interface Cancelling<Value extends { refunded: string }> {
  what: Cancelled;
  /** Name of the call in the contract. */
  call: string;
  /** The expected refund as decimal text, if it is known. */
  amount: string;
  canCancel: boolean;
  payload: object;
  send: (idempotencyKey: string) => PromiseLike<{ data?: unknown; error?: unknown }>;
  /** Reads the stored reply of a call whose own reply was lost. */
  read: (reply: unknown) => Value | undefined;
  /** Sentences for the errors of the gateway. */
  refusals: Partial<Record<FailureCode, string>>;
}

/** State and handlers of a cancellation. The request is sent once, even after several presses. */
export function useCancelling<Value extends { refunded: string }>({
  what,
  call,
  amount,
  canCancel,
  payload,
  send,
  read,
  refusals,
}: Cancelling<Value>): Omit<CancelViewProps, 'describedBy'> {
  const outcomeText = useOutcomeText();
  const { state, run } = useMoneyIntent<Value>('cancelBet', { read });
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<MoneyOutcome<Value>>();
  const [refunded, setRefunded] = useState<string>();

  const confirm = async () => {
    // The player can still press the confirmation while it closes.
    if (refunded !== undefined) return;
    const ended = await run({ call, amount, payload, send });
    setAsking(false);
    if (ended.outcome === 'done') return setRefunded(ended.value?.refunded ?? amount);
    setFailure(ended);
  };
  const failureText = (ended: MoneyOutcome<Value>) => {
    const refusal = ended.outcome === 'refused' ? refusals[ended.error.code as FailureCode] : undefined;
    return refusal ?? outcomeText(ended);
  };

  return {
    what,
    amount,
    canCancel: canCancel && refunded === undefined,
    isAsking,
    progress: state,
    // Build the sentence at every render, because the player may change the language while it is shown.
    failure: failure && failureText(failure),
    refunded,
    onAsk: () => {
      setFailure(undefined);
      setAsking(true);
    },
    onKeep: () => setAsking(false),
    onConfirm: () => void confirm(),
  };
}

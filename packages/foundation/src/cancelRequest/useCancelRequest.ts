import type { MoneyKind } from '@livery/device/storage';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useState } from 'react';
import { type MoneyOutcome, useMoneyIntent, useOutcomeText } from '../money/index.ts';
import type { CancelRequestViewProps } from './CancelRequestView.tsx';

export interface CancelRequestOptions<Cancelled> {
  /** The text area for this kind of request. */
  area: CancelRequestViewProps['area'];
  kind: Extract<MoneyKind, 'cancelWithdraw' | 'cancelDeposit'>;
  /** Name of the call in the contract. */
  call: string;
  /** Id of the request. */
  id: string;
  /** Amount of the request, a decimal string. */
  amount: string;
  /** Code of the gateway's error if the request can no longer be cancelled, because it was approved or refused. */
  decidedCode: string;
  /** Sends the call. Usually the trigger of an RTK Query mutation. */
  send: (request: { id: string; idempotencyKey: string }) => PromiseLike<{ data?: unknown; error?: unknown }>;
  /** Parses the stored reply of a call whose reply was lost. Undefined if the reply is invalid. */
  read: (reply: unknown) => Cancelled | undefined;
  /**
   * Called after the request is cancelled, with the reply. Undefined if the reply was lost and the stored reply is
   * invalid.
   */
  onCancelled: (cancelled: Cancelled | undefined) => void;
}

/** State and handlers that cancel a pending request only once, even if the player presses the button several times. */
export function useCancelRequest<Cancelled>(options: CancelRequestOptions<Cancelled>): CancelRequestViewProps {
  const { area, kind, call, id, amount, decidedCode, send, read, onCancelled } = options;
  const { t } = useTexts(area);
  const { showToast } = useToasts();
  const outcomeText = useOutcomeText();
  const { state, isLeft, run } = useMoneyIntent<Cancelled>(kind, { read });
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<MoneyOutcome<Cancelled>>();

  const failureText = (ended: MoneyOutcome<Cancelled>) => {
    const code = ended.outcome === 'refused' ? ended.error.code : undefined;
    if (code === decidedCode) return t('tooLate');
    return code === 'NOT_FOUND' ? t('gone') : outcomeText(ended);
  };
  const confirm = async () => {
    const ended = await run({
      call,
      amount,
      payload: { id },
      send: (idempotencyKey) => send({ id, idempotencyKey }),
    });
    // If the player has left the screen, `useUnresolvedIntents` reports the result.
    if (isLeft()) return;
    setAsking(false);
    if (ended.outcome !== 'done') return setFailure(ended);
    showToast(t('cancelled'), { kind: 'success', duration: toastDuration.short });
    onCancelled(ended.value);
  };

  return {
    area,
    amount,
    isAsking,
    progress: state,
    // Translated at every render: the player may change the language while the sentence is visible.
    failure: failure && failureText(failure),
    onAsk: () => {
      setFailure(undefined);
      setAsking(true);
    },
    onKeep: () => setAsking(false),
    onConfirm: () => void confirm(),
  };
}

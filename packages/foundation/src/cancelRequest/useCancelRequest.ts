import type { MoneyKind } from '@livery/device/storage';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useState } from 'react';
import { type MoneyOutcome, useMoneyIntent, useOutcomeText } from '../money/index.ts';
import type { CancelRequestViewProps } from './CancelRequestView.tsx';

export interface CancelRequestOptions<Cancelled> {
  /** Area of its texts. */
  area: CancelRequestViewProps['area'];
  kind: Extract<MoneyKind, 'cancelWithdraw' | 'cancelDeposit'>;
  /** Name of the call in the contract. */
  call: string;
  /** Id of the request. */
  id: string;
  /** Amount of the request, a decimal string. */
  amount: string;
  /** Code of the gateway's refusal after the request was decided. */
  decidedCode: string;
  /** Sends the call: an RTK Query mutation, not awaited. */
  send: (request: { id: string; idempotencyKey: string }) => PromiseLike<{ data?: unknown; error?: unknown }>;
  /** Reads the stored reply of a call whose reply was lost. Undefined if it does not fit. */
  read: (reply: unknown) => Cancelled | undefined;
  /** Called after the request is cancelled, with the reply; undefined if the reply was lost and can't be read. */
  onCancelled: (cancelled: Cancelled | undefined) => void;
}

/** State and handlers that cancel a pending request once, even if the button is pressed again. */
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
    // After the player leaves the screen, the page's own notice reports the result.
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

import { type CollectedWallets, useCollectWalletsMutation } from '@livery/api/wallet/collectWallets';
import { useFormats } from '@livery/foundation/formats';
import { useMoneyIntent, useOutcomeText } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useState } from 'react';

/** Brings everything that providers hold back to the main wallet, once however often it is pressed. */
export function useCollect() {
  const { t } = useTexts('wallet');
  const { money } = useFormats();
  const { showToast } = useToasts();
  const outcomeText = useOutcomeText();
  const [collect] = useCollectWalletsMutation();
  const { state, isLeft, run } = useMoneyIntent<CollectedWallets>('collect');
  const [failure, setFailure] = useState<string>();
  const handlePress = async () => {
    setFailure(undefined);
    const ended = await run({
      call: 'collectWallets',
      amount: '',
      payload: {},
      send: (idempotencyKey) => collect({ idempotencyKey }),
    });
    if (isLeft()) return;
    setFailure(outcomeText(ended));
    if (ended.outcome === 'done' && ended.value)
      showToast(t('collected', { amount: money(ended.value.amount) }), {
        kind: 'success',
        duration: toastDuration.short,
      });
  };
  return {
    isBusy: state !== 'idle',
    isLooking: state === 'looking',
    failure,
    onCollect: () => void handlePress(),
  };
}

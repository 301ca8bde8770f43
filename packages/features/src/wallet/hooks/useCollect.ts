import { type CollectedWallets, readCollected, useCollectWalletsMutation } from '@livery/api/wallet/collectWallets';
import { useFormats } from '@livery/foundation/formats';
import { type MoneyOutcome, useMoneyIntent, useOutcomeText } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useState } from 'react';

/**
 * Returns all money from the providers' wallets to the main wallet. The call is sent once, even after several presses.
 */
export function useCollect() {
  const { t } = useTexts('wallet');
  const { t: moneyTexts } = useTexts('money');
  const { money } = useFormats();
  const { showToast } = useToasts();
  const outcomeText = useOutcomeText();
  const [collect] = useCollectWalletsMutation();
  const { state, isLeft, run } = useMoneyIntent<CollectedWallets>('collect', { read: readCollected });
  const [end, setEnd] = useState<MoneyOutcome<CollectedWallets>>();
  const handlePress = async () => {
    setEnd(undefined);
    const ended = await run({
      call: 'collectWallets',
      amount: '',
      payload: {},
      send: (idempotencyKey) => collect({ idempotencyKey }),
    });
    if (isLeft()) return;
    setEnd(ended);
    if (ended.outcome !== 'done') return;
    // The amount is unknown if the gateway did not store the reply.
    const words = ended.value ? t('collected', { amount: money(ended.value.amount) }) : moneyTexts('lostDone');
    showToast(words, { kind: 'success', duration: toastDuration.short });
  };
  return {
    isBusy: state !== 'idle',
    isLooking: state === 'looking',
    // Build the sentence at every render, because the player may change the language while it is shown.
    failure: end && outcomeText(end),
    onCollect: () => void handlePress(),
  };
}

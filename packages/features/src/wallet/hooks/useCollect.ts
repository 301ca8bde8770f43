import { type CollectedWallets, readCollected, useCollectWalletsMutation } from '@livery/api/wallet/collectWallets';
import { useFormats } from '@livery/foundation/formats';
import { type MoneyOutcome, useMoneyIntent, useOutcomeText } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useState } from 'react';

/** Brings everything that providers hold back to the main wallet, once however often it is pressed. */
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
    // How much it was is not known where the gateway did not store the reply.
    const words = ended.value ? t('collected', { amount: money(ended.value.amount) }) : moneyTexts('lostDone');
    showToast(words, { kind: 'success', duration: toastDuration.short });
  };
  return {
    isBusy: state !== 'idle',
    isLooking: state === 'looking',
    // In words at every render: the person may change the language while the sentence shows.
    failure: end && outcomeText(end),
    onCollect: () => void handlePress(),
  };
}

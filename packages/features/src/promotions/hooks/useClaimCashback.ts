import {
  type ClaimedCashback,
  readClaimedCashback,
  useClaimCashbackMutation,
} from '@livery/api/promotions/claimCashback';
import { notePromotionsChange } from '@livery/api/promotions/promotionTabs';
import { isOwnLimit } from '@livery/foundation/failure';
import { type MoneyOutcome, useMoneyIntent, useOutcomeText } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { useState } from 'react';
import { useStore } from 'react-redux';

/**
 * Claims all cashback. The claim is sent once, even after several presses. If the reply is lost, the outcome is
 * requested with the same idempotency key. After that, cashback and balance are requested again, here and in the
 * player's other tabs. Texts: `cashback`, `money`.
 */
export function useClaimCashback() {
  const { t } = useTexts('cashback');
  const outcomeText = useOutcomeText();
  const store = useStore();
  const [send] = useClaimCashbackMutation();
  const { state, run } = useMoneyIntent<ClaimedCashback>('cashback', { read: readClaimedCashback });
  const [ended, setEnded] = useState<MoneyOutcome<ClaimedCashback>>();

  const handleClaim = async () => {
    setEnded(undefined);
    const end = await run({
      call: 'claimCashback',
      amount: '',
      payload: {},
      send: (idempotencyKey) => send({ idempotencyKey }),
    });
    if (end.outcome === 'done') notePromotionsChange(store.getState());
    setEnded(end);
  };

  const refused = ended?.outcome === 'refused' ? ended.error : undefined;
  const text = refused?.code === 'NOTHING_TO_CLAIM' ? t('gone') : ended && outcomeText(ended);
  return {
    /** State of the claim. `sending` until the reply is expected; `looking` while the outcome is requested. */
    progress: state,
    /** The reason why the last claim failed, for `ClaimFailure`. */
    failure: text === undefined ? undefined : { text, isOwnLimit: refused !== undefined && isOwnLimit(refused) },
    /** Set if the last claim succeeded. `amount` is undefined if the gateway's reply was not valid. */
    claimed: ended?.outcome === 'done' ? { amount: ended.value?.amount } : undefined,
    onClaim: () => void handleClaim(),
  };
}

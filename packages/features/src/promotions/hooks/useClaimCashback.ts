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
 * Claims all cashback there is, once however often it is pressed: where the answer is lost the gateway is asked by the same key.
 * Afterwards the cashback and the balance are fresh, here and in the person's other tabs. Texts: `cashback`, `money`.
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
    /** `sending` until the answer should be there, `looking` while the gateway is asked what became of it. */
    progress: state,
    /** Why the last claim did not go through: what `ClaimFailure` shows. */
    failure: text === undefined ? undefined : { text, isOwnLimit: refused !== undefined && isOwnLimit(refused) },
    /** The last claim went through; `amount` is undefined where the gateway's word on it did not fit. */
    claimed: ended?.outcome === 'done' ? { amount: ended.value?.amount } : undefined,
    onClaim: () => void handleClaim(),
  };
}

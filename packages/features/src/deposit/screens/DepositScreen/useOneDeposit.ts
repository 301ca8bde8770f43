import { gatewayApi } from '@livery/api/client';
import { useGetDepositOptionsQuery } from '@livery/api/deposit/getDepositOptions';
import type { Deposit } from '@livery/api/deposit/getDeposits';
import { failureOf } from '@livery/foundation/failure';
import { useLanguage } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLatestDeposits } from '../../hooks/useLatestDeposits.ts';
import { useSendReceipt } from '../../hooks/useSendReceipt.ts';
import { useTakePromo } from '../../hooks/useTakePromo.ts';
import { wayOut } from '../../model/wayOut.ts';

/** A deposit, followed until it is decided: by its id, so that any device and any reload shows the same. */
export function useOneDeposit(depositId: string) {
  const { gateway } = useMerchant();
  const { deposits, error, isFetching, ask } = useLatestDeposits(depositId);
  const { data: options } = useGetDepositOptionsQuery({ language: useLanguage() });
  const deposit = deposits?.find((one) => one.depositId === depositId);
  const promos = useTakePromo(deposit);
  const receipt = useSendReceipt(deposit, ask);
  useBalanceOnArrival(deposit);

  const own = [window.location.origin, ...(URL.canParse(gateway.baseUrl) ? [new URL(gateway.baseUrl).origin] : [])];
  return {
    deposit,
    /**
     * What there is to show while there is no deposit. A list from before the question that failed does not have one
     * that was created since: whoever read that there is none would pay once more.
     */
    instead:
      isFetching || (deposits === undefined && error === undefined)
        ? ('loading' as const)
        : error !== undefined
          ? ('failed' as const)
          : ('missing' as const),
    /** Why there is nothing to show. */
    failure: deposits === undefined || deposit === undefined ? failureOf(error) : undefined,
    /** Whether it is shown as it was before: the last question got no answer. */
    isStale: error !== undefined && !isFetching,
    methodName: options?.methods.find(({ method }) => method === deposit?.method)?.name,
    payAddress: deposit && wayOut(deposit, { own, listed: gateway.payHosts }),
    promos,
    receipt,
    onAsk: ask,
  };
}

/** Asks for the balance anew when a deposit arrives while it is looked at. */
function useBalanceOnArrival(deposit: Deposit | undefined) {
  const dispatch = useDispatch();
  const seen = useRef(deposit?.state);
  useEffect(() => {
    const hasArrived = seen.current === 'PENDING' && deposit?.state === 'APPROVED';
    seen.current = deposit?.state;
    if (hasArrived) dispatch(gatewayApi.util.invalidateTags(['Wallet']));
  }, [deposit?.state, dispatch]);
}

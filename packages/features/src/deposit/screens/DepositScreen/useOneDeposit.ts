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
import { useAddPromotion } from '../../hooks/useAddPromotion.ts';
import { paymentUrl } from '../../model/paymentUrl.ts';

/**
 * Returns one deposit, which is reloaded until it is decided. It is found by its id, so that each device and each
 * reload shows the same deposit.
 */
export function useOneDeposit(depositId: string) {
  const { gateway } = useMerchant();
  const { deposits, error, isFetching, ask } = useLatestDeposits(depositId);
  const { data: options } = useGetDepositOptionsQuery({ language: useLanguage() });
  const deposit = deposits?.find((one) => one.depositId === depositId);
  const promos = useAddPromotion(deposit);
  const receipt = useSendReceipt(deposit, ask);
  useBalanceOnArrival(deposit);

  const own = [window.location.origin, ...(URL.canParse(gateway.baseUrl) ? [new URL(gateway.baseUrl).origin] : [])];
  return {
    deposit,
    /**
     * Shown while there is no deposit. A list that was loaded before a failed request does not contain a newer deposit.
     * If the screen reported this deposit as missing, the player might pay again.
     */
    instead:
      isFetching || (deposits === undefined && error === undefined)
        ? ('loading' as const)
        : error !== undefined
          ? ('failed' as const)
          : ('missing' as const),
    /** The error, if there is no data to show. */
    failure: deposits === undefined || deposit === undefined ? failureOf(error) : undefined,
    /** Whether the data is cached because the last request failed. */
    isStale: error !== undefined && !isFetching,
    methodName: options?.methods.find(({ method }) => method === deposit?.method)?.name,
    payAddress: deposit && paymentUrl(deposit, { own, listed: gateway.payHosts }),
    promos,
    receipt,
    onAsk: ask,
  };
}

/** Requests the balance again when the deposit on the screen is approved. */
function useBalanceOnArrival(deposit: Deposit | undefined) {
  const dispatch = useDispatch();
  const seen = useRef(deposit?.state);
  useEffect(() => {
    const hasArrived = seen.current === 'PENDING' && deposit?.state === 'APPROVED';
    seen.current = deposit?.state;
    if (hasArrived) dispatch(gatewayApi.util.invalidateTags(['Wallet']));
  }, [deposit?.state, dispatch]);
}

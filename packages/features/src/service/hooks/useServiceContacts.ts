import { type ServiceContact, useGetCustomerServiceQuery } from '@livery/api/service/getCustomerService';
import { useMerchant } from '@livery/merchant/react';

const none: readonly ServiceContact[] = [];

/**
 * Returns the contacts of customer service, in the gateway's order. Those of the live chat are included only if the
 * merchant has it enabled.
 */
export function useServiceContacts(): readonly ServiceContact[] {
  const { switches } = useMerchant();
  const { data = none } = useGetCustomerServiceQuery();
  return switches.CBS3 ? data : data.filter(({ kind, opensBy }) => kind !== 'liveChat' && opensBy !== 'chat');
}

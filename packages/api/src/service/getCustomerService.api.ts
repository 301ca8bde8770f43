import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getCustomerService } from '../contract/service/getCustomerService.ts';
import { toServiceContacts } from './getCustomerService.transform.ts';
export { contactAddress, plainAddress } from './getCustomerService.transform.ts';
export type { ServiceContact } from './getCustomerService.transform.ts';

export const serviceApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getCustomerService: gatewayQuery(build, getCustomerService)({ transform: toServiceContacts }),
  }),
});

export const { useGetCustomerServiceQuery } = serviceApi;

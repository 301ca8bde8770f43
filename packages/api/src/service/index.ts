export { serviceApi, useGetCustomerServiceQuery } from './service.api.ts';
export { contactAddress } from './service.transform.ts';
export type { ServiceContact } from './service.transform.ts';

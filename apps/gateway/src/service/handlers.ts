export { getCustomerService } from './getCustomerService.ts';
export { getDownloads } from './getDownloads.ts';

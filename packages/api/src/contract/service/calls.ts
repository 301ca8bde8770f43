export * as getCustomerService from './getCustomerService.ts';
export * as getDownloads from './getDownloads.ts';

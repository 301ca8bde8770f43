export { listMerchants, readMerchant } from './readMerchants.ts';

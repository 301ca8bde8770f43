export { listMerchants, located, readMerchant } from './readMerchants.ts';

export { listMerchants, located, readMerchant } from './readMerchants.ts';
export { encodingFault } from './encodingFault.ts';

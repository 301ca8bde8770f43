export { listMerchants, located, readBase, readMerchant } from './readMerchants.ts';
export { encodingFault } from './encodingFault.ts';

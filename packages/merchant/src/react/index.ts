export { MerchantProvider, useMerchant } from './merchantContext.ts';

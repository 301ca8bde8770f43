import type { PublicMerchant } from '@livery/merchant';
import { registerWays } from './registerWays.ts';

/** Whether any way to register is open at a merchant. Where none is, nothing leads to the form. */
export const canRegister = (switches: PublicMerchant['switches']): boolean => registerWays(switches).length > 0;

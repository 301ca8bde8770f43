import type { PublicMerchant } from '@livery/merchant';
import { registerWays } from './registerWays.ts';

/** Whether a merchant has any way to register open. If not, no link leads to the form. */
export const canRegister = (switches: PublicMerchant['switches']): boolean => registerWays(switches).length > 0;

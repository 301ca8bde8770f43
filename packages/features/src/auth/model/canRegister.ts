import type { PublicMerchant } from '@livery/merchant';
import { registerMethods } from './registerMethods.ts';

/** Whether a merchant has any way to register open. If not, no link opens the form. */
export const canRegister = (switches: PublicMerchant['switches']): boolean => registerMethods(switches).length > 0;

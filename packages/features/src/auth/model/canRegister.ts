import type { PublicMerchant } from '@livery/merchant';
import { registerMethods } from './registerMethods.ts';

/** Whether any way to register is open at a merchant. If not, no link opens the form. */
export const canRegister = (switches: PublicMerchant['switches']): boolean => registerMethods(switches).length > 0;

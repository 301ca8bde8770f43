import type { Merchant } from '@livery/merchant';
import { dialingCodes } from '../site/dialingCodes.ts';

/** Dialling code of the first country in the merchant's licence; empty if it is unknown. */
export const homeDialingCode = ({ licence }: Merchant): string => dialingCodes[licence.jurisdictions[0] ?? ''] ?? '';

import type { Merchant } from '@livery/merchant';
import { dialingCodes } from '../site/dialingCodes.ts';

/** Dialling code of the country a merchant is at home in: the first its licence names. Empty where it is not known here. */
export const homeDialingCode = ({ licence }: Merchant): string => dialingCodes[licence.jurisdictions[0] ?? ''] ?? '';

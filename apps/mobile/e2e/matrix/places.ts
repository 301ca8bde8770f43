import { pseudoLanguages } from '@livery/i18n/pseudo';
import { merchantCodes, type MerchantCode } from '../environment/setups.ts';
import { readLanguages } from '../fixtures/files.ts';

/** A merchant and a language that it speaks, by gateway code. */
export interface Place {
  merchant: MerchantCode;
  language: string;
}

/** Every merchant in every language of its own. */
export const everyPlace: readonly Place[] = merchantCodes.flatMap((merchant) =>
  readLanguages(merchant).supported.map((language) => ({ merchant, language })),
);

const pseudoCodes = Object.keys(pseudoLanguages);

/** Whether a language is spoken by nobody: it is English drawn out or turned around, and shows what a longer text would do. */
export const isPseudo = (language: string) => pseudoCodes.includes(language);

/** Every merchant in both pseudo languages. */
export const everyPseudoPlace: readonly Place[] = merchantCodes.flatMap((merchant) =>
  pseudoCodes.map((language) => ({ merchant, language })),
);

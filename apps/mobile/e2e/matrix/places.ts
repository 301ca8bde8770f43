import { pseudoLanguages } from '@livery/i18n/pseudo';
import { merchantCodes, type MerchantCode } from '../environment/setups.ts';
import { readLanguages } from '../fixtures/files.ts';

/** A merchant and one of its languages, by gateway code. */
export interface Place {
  merchant: MerchantCode;
  language: string;
}

/** Every merchant in each of its languages. */
export const everyPlace: readonly Place[] = merchantCodes.flatMap((merchant) =>
  readLanguages(merchant).supported.map((language) => ({ merchant, language })),
);

const pseudoCodes = Object.keys(pseudoLanguages);

/** Whether a language is artificial: English made longer or mirrored, to show the effect of longer texts. */
export const isPseudo = (language: string) => pseudoCodes.includes(language);

/** Every merchant in both pseudo languages. */
export const everyPseudoPlace: readonly Place[] = merchantCodes.flatMap((merchant) =>
  pseudoCodes.map((language) => ({ merchant, language })),
);

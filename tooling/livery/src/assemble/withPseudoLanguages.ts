import { pseudoLanguages, pseudoTexts } from '@livery/i18n/pseudo';
import type { Merchant } from '@livery/merchant';
import type { AllTexts } from './texts.ts';

/**
 * The merchant with the two pseudo languages on its language picker: for development and previews, never for players.
 */
export function offeringPseudo(merchant: Merchant): Merchant {
  const { languages } = merchant;
  return {
    ...merchant,
    languages: { ...languages, supported: [...languages.supported, ...Object.keys(pseudoLanguages)] },
  };
}

/** The product's texts and those of the pseudo languages, which are made from English. */
export function withPseudoTexts(texts: AllTexts): AllTexts {
  return { ...texts, ...pseudoTexts(texts['EN']!) };
}

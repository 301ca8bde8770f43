import type { MerchantParts } from '../merchant.ts';
import { didYouMean } from './didYouMean.ts';
import type { MerchantProblem } from './problem.ts';

/** Names that merchant files may refer to and that other packages define. A list that is left out is not checked. */
export interface KnownNames {
  /** Gateway codes of the languages that have texts. */
  languages?: readonly string[] | undefined;
  /** Names of the flags that there are pictures of. */
  flags?: readonly string[] | undefined;
  /** Every text key, as `area.key`. */
  textKeys?: readonly string[] | undefined;
  /** Families that a theme may name: web font families, system fonts and generic families. */
  fonts?: readonly string[] | undefined;
  /** Names of the contract's calls. */
  callNames?: readonly string[] | undefined;
}

/** References from one file to another and to other packages: languages, text keys, call names. Of parts that are left out nothing is said. */
export function checkReferences(merchant: MerchantParts, known: KnownNames): MerchantProblem[] {
  const problems: MerchantProblem[] = [];
  const check = (file: string, key: string, name: string, candidates: readonly string[] | undefined, what: string) => {
    if (candidates === undefined || candidates.includes(name)) return;
    const guess = didYouMean(name, candidates);
    problems.push({
      file: `${merchant.code}/${file}`,
      key,
      message: `"${name}" is not ${what}`,
      // Hundreds of text keys would bury the message.
      ...(candidates.length <= 40 && { allowed: candidates.join(', ') }),
      ...(guess !== undefined && { didYouMean: guess }),
    });
  };
  const { languages, texts: allTexts = {}, theme, gateway, tagline } = merchant;
  languages?.supported.forEach((code, index) =>
    check('languages.json', `supported.${index}`, code, known.languages, 'a language that has texts'),
  );
  for (const [language, flag] of Object.entries(languages?.flags ?? {})) {
    const key = `flags.${language}`;
    check('languages.json', key, language, languages?.supported, 'a language of this merchant');
    check('languages.json', key, flag, known.flags, 'a flag that there is a picture of');
  }
  for (const [language, texts] of Object.entries(allTexts)) {
    check(`i18n/${language}.json`, '', language, languages?.supported, 'a language of this merchant');
    for (const key of Object.keys(texts))
      check(`i18n/${language}.json`, key, key, known.textKeys, 'a text of the product');
  }
  for (const role of ['body', 'heading'] as const) {
    theme?.font[role].$value.forEach((name, index) =>
      check('theme.json', `font.${role}.$value.${index}`, name, known.fonts, 'a web font family or a system font'),
    );
  }
  for (const name of Object.keys(gateway?.paths ?? {})) {
    check('gateway.json', `paths.${name}`, name, known.callNames, 'a call of the contract');
  }
  for (const language of Object.keys(tagline ?? {}))
    check('merchant.json', `tagline.${language}`, language, known.languages, 'a language that has texts');
  if (tagline !== undefined && languages !== undefined && tagline[languages.default] === undefined) {
    problems.push({
      file: `${merchant.code}/merchant.json`,
      key: `tagline.${languages.default}`,
      message: 'is missing',
      allowed: 'one short line in the default language of languages.json',
    });
  }
  return problems;
}

import { didYouMean } from './didYouMean.ts';
import type { MerchantProblem } from './problem.ts';
import type { MerchantReferences } from './writtenNames.ts';

/**
 * Names that other packages define and that a merchant's files can use. If a list is missing, its names are not
 * checked.
 */
export interface KnownNames {
  /** Gateway codes of the languages with texts. */
  languages?: readonly string[] | undefined;
  /** Names of the available flag pictures. */
  flags?: readonly string[] | undefined;
  /** Every text key, as `area.key`. */
  textKeys?: readonly string[] | undefined;
  /**
   * The placeholders that the code fills, by text key, for example `count` of `{{count}}`. A text without an entry has
   * no placeholders.
   */
  textPlaces?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The product's texts by language and key: a merchant's text must have the same placeholders. */
  productTexts?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** Font families that a theme can use: web font families, system fonts and generic families. */
  fonts?: readonly string[] | undefined;
  /** Names of the contract's calls. */
  callNames?: readonly string[] | undefined;
}

/**
 * Checks names in a merchant's files that are defined in other files and packages: languages, text keys, names of
 * calls. Missing parts are not checked.
 */
export function checkReferences(merchant: MerchantReferences, known: KnownNames): MerchantProblem[] {
  const problems: MerchantProblem[] = [];
  const check = (file: string, key: string, name: string, candidates: readonly string[] | undefined, what: string) => {
    if (candidates === undefined || candidates.includes(name)) return;
    const guess = didYouMean(name, candidates);
    problems.push({
      file: `${merchant.code}/${file}`,
      key,
      message: `"${name}" is not ${what}`,
      // A list of hundreds of text keys would hide the message.
      ...(candidates.length <= 40 && { allowed: candidates.join(', ') }),
      ...(guess !== undefined && { didYouMean: guess }),
    });
  };
  const { languages, texts: allTexts = {}, font, paths, tagline } = merchant;
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
    for (const [key, text] of Object.entries(texts)) {
      const file = `i18n/${language}.json`;
      const isNameAlone = known.textKeys?.includes(key) === false && !key.includes('.');
      const whole = isNameAlone ? known.textKeys?.filter((each) => each.endsWith(`.${key}`)) : undefined;
      check(file, key, key, whole?.length ? whole : known.textKeys, 'a text of the product');
      const fault =
        known.textKeys?.includes(key) === true &&
        (placeFault(text, known.textPlaces?.[key] ?? []) ??
          droppedPlace(key, text, known.productTexts?.[language]?.[key] ?? ''));
      if (fault) problems.push({ file: `${merchant.code}/${file}`, key, ...fault });
    }
  }
  for (const role of ['body', 'heading'] as const) {
    font?.[role].forEach((name, index) =>
      check('theme.json', `font.${role}.$value.${index}`, name, known.fonts, 'a web font family or a system font'),
    );
  }
  for (const name of Object.keys(paths ?? {})) {
    check('gateway.json', `paths.${name}`, name, known.callNames, 'a call of the contract');
  }
  // A language that languages.json contains is reported for that file already.
  for (const language of Object.keys(tagline ?? {}).filter((each) => languages?.supported.includes(each) !== true))
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

const placesIn = (text: string): string[] => [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name!.trim());

/**
 * A placeholder of the product's text that the merchant's text does not have. The plural form of one may omit the
 * number and use a word.
 */
function droppedPlace(
  key: string,
  text: string,
  productText: string,
): Pick<MerchantProblem, 'message' | 'allowed'> | undefined {
  const isForOne = key.endsWith('_one');
  const written = placesIn(text);
  const dropped = placesIn(productText).find(
    (name) => !written.includes(name) && !(isForOne && /^(count|formattedCount)$/.test(name)),
  );
  if (dropped === undefined) return undefined;
  return {
    message: `lacks the placeholder {{${dropped}}}, so players do not see its value`,
    allowed: `a text with every placeholder of the product's text: "${productText}"`,
  };
}

/** The problem of a text with a placeholder that the code does not fill. Players would see this placeholder. */
function placeFault(
  text: string,
  places: readonly string[],
): Pick<MerchantProblem, 'message' | 'allowed' | 'didYouMean'> | undefined {
  const shown = (name: string) => `{{${name}}}`;
  const allowed = places.length === 0 ? 'text without braces' : places.map(shown).join(', ');
  const written = placesIn(text);
  const unknown = written.find((name) => !places.includes(name));
  const plain = /\{[^{}]*\}|[{}]/.exec(text.replaceAll(/\{\{.*?\}\}/g, ''));
  if (unknown === undefined && plain === null) return undefined;
  const guess = didYouMean(unknown ?? plain![0].replaceAll(/[{}]/g, ''), places);
  return {
    message: `${unknown === undefined ? `"${plain![0]}"` : `"${shown(unknown)}"`} is a placeholder that gets no value`,
    allowed,
    ...(guess !== undefined && { didYouMean: shown(guess) }),
  };
}

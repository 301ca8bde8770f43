import type { MerchantParts } from '../merchant.ts';
import { isObject, mergeOver } from './mergeOver.ts';

/** The parts of a merchant's files with names that are defined in other places. */
export type MerchantReferences = Pick<MerchantParts, 'code'> & {
  languages?: { default: string; supported: readonly string[]; flags?: Readonly<Record<string, string>> };
  texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  font?: { body: readonly string[]; heading: readonly string[] };
  paths?: Readonly<Record<string, unknown>>;
  tagline?: Readonly<Record<string, unknown>>;
};

/** Parsed files by name, for example `theme.json`. */
type Files = Readonly<Record<string, unknown>>;

/**
 * The names in a merchant's files. Other mistakes in the files do not affect them, so that a wrong name is reported
 * together with these mistakes. If the names in a file have a wrong type, the file is omitted.
 */
export function writtenNames(base: Files, own: Files): Omit<MerchantReferences, 'code'> {
  const whole = (file: string): Readonly<Record<string, unknown>> => {
    const [below, above] = [base[file], own[file]];
    return mergeOver(isObject(below) ? below : {}, isObject(above) ? above : {}) as Record<string, unknown>;
  };
  const { default: first, supported, flags } = whole('languages.json');
  const font = whole('theme.json')['font'];
  const familiesOf = (role: string): readonly string[] => {
    const token = isObject(font) ? font[role] : undefined;
    const value = isObject(token) ? token['$value'] : undefined;
    return isListOfTexts(value) ? value : [];
  };
  const { paths } = whole('gateway.json');
  const { tagline } = whole('merchant.json');
  return {
    ...(typeof first === 'string' &&
      isListOfTexts(supported) && { languages: { default: first, supported, flags: textsIn(flags) } }),
    font: { body: familiesOf('body'), heading: familiesOf('heading') },
    ...(isObject(paths) && { paths }),
    ...(isObject(tagline) && { tagline }),
  };
}

/** The values that are texts, without `$schema`. Empty if the value is not an object. */
export function textsIn(value: unknown): Record<string, string> {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => entry[0] !== '$schema' && typeof entry[1] === 'string',
    ),
  );
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

import type { MerchantParts } from '../merchant.ts';
import { isObject, mergeOver } from './mergeOver.ts';

/** What of a merchant's files names things that are defined elsewhere. */
export type NamingParts = Pick<MerchantParts, 'code'> & {
  languages?: { default: string; supported: readonly string[]; flags?: Readonly<Record<string, string>> };
  texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  font?: { body: readonly string[]; heading: readonly string[] };
  paths?: Readonly<Record<string, unknown>>;
  tagline?: Readonly<Record<string, unknown>>;
};

/** Parsed files by name, such as `theme.json`. */
type Files = Readonly<Record<string, unknown>>;

/**
 * Names as they are written, whatever else is wrong with their files: a wrong name beside another mistake is reported
 * in the same round. Left out are files in which the names themselves have another form.
 */
export function writtenNames(base: Files, own: Files): Omit<NamingParts, 'code'> {
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

/** The values that are texts, but for `$schema`; none where it is no object. */
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

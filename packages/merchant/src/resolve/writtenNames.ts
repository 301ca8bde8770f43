import type { MerchantParts } from '../merchant.ts';
import { isObject, mergeOver } from './mergeOver.ts';

/** The parts of a merchant's files that contain names of things defined elsewhere. */
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
 * The written names, independent of other mistakes in their files, so that a wrong name is reported together with other
 * mistakes. Files in which the names have another type are omitted.
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

/** The text values except `$schema`; empty if the value is not an object. */
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

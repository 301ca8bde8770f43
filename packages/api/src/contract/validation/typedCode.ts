import { toLatinDigits } from '@livery/i18n/digits';
import { normalizeInput } from '@livery/i18n/input';
import * as v from 'valibot';

/** Typed or pasted text without invisible characters. */
export const withoutInvisible = v.transform(normalizeInput);

/** Typed digits of any script, converted to 0-9. */
export const withLatinDigits = v.transform((typed: string) => toLatinDigits(normalizeInput(typed)));

/** A typed or pasted code: digits of any script, possibly with spaces. */
export const withoutBlanks = v.transform((typed: string) => toLatinDigits(normalizeInput(typed)).replace(/\s/g, ''));

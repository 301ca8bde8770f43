import { toLatinDigits } from '@livery/i18n/digits';
import { normalizeInput } from '@livery/i18n/input';
import * as v from 'valibot';

/** Any text that a player typed or pasted, without invisible characters. */
export const withoutInvisible = v.transform(normalizeInput);

/** Digits of any script count as 0-9 wherever digits are meant. */
export const withLatinDigits = v.transform((typed: string) => toLatinDigits(normalizeInput(typed)));

/** A code as it was typed or pasted: digits of any script, maybe with blanks between. */
export const withoutBlanks = v.transform((typed: string) => toLatinDigits(normalizeInput(typed)).replace(/\s/g, ''));

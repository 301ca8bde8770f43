import { toLatinDigits } from '@livery/i18n/digits';
import * as v from 'valibot';

/** Digits of any script count as 0-9 wherever digits are meant. */
export const withLatinDigits = v.transform(toLatinDigits);

/** A code as it was typed or pasted: digits of any script, maybe with blanks between. */
export const withoutBlanks = v.transform((typed: string) => toLatinDigits(typed).replace(/\s/g, ''));

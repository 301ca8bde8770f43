import { checkText } from '@livery/api/contract';

/** Which characters a pattern takes. */
export interface AllowedCharacters {
  /** Latin letters: small ones alone, or capitals as well. */
  letters: 'small' | 'any';
  hasDigits: boolean;
  /** Digits alone are not enough. */
  needsLetter: boolean;
  /** Signs beside letters and digits. */
  signs: readonly string[];
}

/** Lengths that are tried where a rule has no least length: a pattern may have one of its own. */
const usualLength = 8;
/** Signs that user names have somewhere. */
const usualSigns = ['_', '-', '.', '@'];

interface NameRule {
  minLength?: number | undefined;
  maxLength?: number | undefined;
  pattern?: string | undefined;
}

/**
 * Finds out by tries which characters a rule takes, so that a form can say it before the first error: the gateway sends a
 * pattern, which players cannot read.
 *
 * @returns undefined where there is nothing to say, or where the pattern cannot be described this way.
 */
export function allowedCharacters({
  minLength = usualLength,
  maxLength,
  pattern,
}: NameRule): AllowedCharacters | undefined {
  if (pattern === undefined) return undefined;
  const length = Math.min(Math.max(minLength, 2), maxLength ?? usualLength);
  const fits = (characters: string) =>
    checkText(characters.repeat(length).slice(0, length), { required: true, pattern }) === undefined;
  if (!fits('a') || fits('অ') || fits('é')) return undefined;
  const hasDigits = fits('a1');
  return {
    letters: fits('aA') ? 'any' : 'small',
    hasDigits,
    needsLetter: hasDigits && !fits('1'),
    // Between letters: a pattern may take none at either end.
    signs: usualSigns.filter(
      (sign) => checkText(`a${sign}${'a'.repeat(Math.max(1, length - 2))}`, { required: true, pattern }) === undefined,
    ),
  };
}

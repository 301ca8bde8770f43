import { checkText } from '@livery/api/contract';

/** The characters that a pattern allows. */
export interface AllowedCharacters {
  /** Latin letters: `small` if only lower case is allowed, `any` if upper case is allowed too. */
  letters: 'small' | 'any';
  hasDigits: boolean;
  /** Whether digits alone are not enough. */
  needsLetter: boolean;
  /** Allowed characters other than letters and digits. */
  signs: readonly string[];
}

/** Length of the texts to try if a rule has no minimum length, because the pattern may require a length. */
const usualLength = 8;
/** Special characters that some user names allow. */
const usualSigns = ['_', '-', '.', '@'];

interface NameRule {
  minLength?: number | undefined;
  maxLength?: number | undefined;
  pattern?: string | undefined;
}

/**
 * Finds by tries which characters a rule allows, so that a form can show them before the first error. The gateway sends
 * only a pattern, which players cannot read.
 *
 * @returns undefined if there is no pattern, or if this type cannot describe the pattern.
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
    // Each sign is tried between letters, because a pattern may forbid it at either end.
    signs: usualSigns.filter(
      (sign) => checkText(`a${sign}${'a'.repeat(Math.max(1, length - 2))}`, { required: true, pattern }) === undefined,
    ),
  };
}

import { countCharacters } from '../values/personName.ts';
import { maxSteps, patternCost } from './patternCost.ts';

/** The rule of a field. The gateway sends these rules, and uses the same rules for its own checks. */
export interface TextRule {
  required: boolean;
  /** Minimum number of code points. */
  minLength?: number | undefined;
  /** Maximum number of graphemes. */
  maxLength?: number | undefined;
  /** Regular expression with the flag u that must match the whole text. An unusable pattern is ignored. */
  pattern?: string | undefined;
}

/** The reason why a text does not match its rule. */
export type TextProblem =
  | { kind: 'required' | 'blank' | 'pattern' }
  | { kind: 'tooShort'; min: number }
  | { kind: 'tooLong'; max: number };

/** Maximum number of UTF-16 units in one grapheme. An emoji of a family of four, with its joiners, has at most 25. */
const unitsOfCharacter = 32;

/** A lone surrogate or NUL. No database stores these characters. */
const unstorable = /\0|\p{Cs}/u;

/**
 * Checks a text against its rule. Device and gateway use this same implementation. An empty text is valid if it is not
 * required. Lengths are checked first, so that the check of a megabyte is as fast as the check of a name.
 */
export function checkText(text: string, rule: TextRule): TextProblem | undefined {
  const { required, minLength = 0, maxLength = Infinity } = rule;
  if (text === '') return required ? { kind: 'required' } : undefined;
  if (text.length > maxLength * unitsOfCharacter) return { kind: 'tooLong', max: maxLength };
  if (required && text.trim() === '') return { kind: 'blank' };
  // A text with at least twice as many units as `minLength` has enough code points.
  if (text.length < minLength * 2 && [...text].length < minLength) return { kind: 'tooShort', min: minLength };
  if (text.length > maxLength && countCharacters(text) > maxLength) return { kind: 'tooLong', max: maxLength };
  if (unstorable.test(text)) return { kind: 'pattern' };
  return matches(text, rule.pattern) ? undefined : { kind: 'pattern' };
}

/** Whether a pattern is valid and fast even on long texts. */
export const isUsablePattern = (pattern: string, letters = 255): boolean =>
  compiled(pattern) !== undefined && patternCost(pattern, letters) <= maxSteps;

function matches(text: string, pattern: string | undefined): boolean {
  const expression = pattern === undefined ? undefined : compiled(pattern);
  if (pattern === undefined || expression === undefined) return true;
  const cost = patternCost(pattern, text.length);
  // A pattern that can hang on texts of any length is ignored like an invalid pattern, so that a merchant's mistake
  // does not block the form. A pattern that is slow only on this text is treated as not matching. Otherwise a long text
  // would bypass the rule.
  if (cost === Infinity) return true;
  return cost <= maxSteps && expression.test(text);
}

const expressions = new Map<string, RegExp | undefined>();

function compiled(pattern: string): RegExp | undefined {
  if (!expressions.has(pattern)) expressions.set(pattern, compile(pattern));
  return expressions.get(pattern);
}

function compile(pattern: string): RegExp | undefined {
  try {
    // Compile the bare pattern first, because "a)(b" would be valid inside the brackets.
    const { source } = new RegExp(pattern, 'u');
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return undefined;
  }
}

import { countCharacters } from '../values/personName.ts';
import { mostSteps, patternCost } from './patternCost.ts';

/** What may be typed into a field. The gateway sends such rules, and checks by them itself. */
export interface TextRule {
  required: boolean;
  /** Code points. */
  minLength?: number | undefined;
  /** Characters as people see them. */
  maxLength?: number | undefined;
  /** Regular expression that the whole text has to match, with the flag u. One that can't be used counts as none. */
  pattern?: string | undefined;
}

/** Why a text does not fit its rule. */
export type TextProblem =
  | { kind: 'required' | 'blank' | 'pattern' }
  | { kind: 'tooShort'; min: number }
  | { kind: 'tooLong'; max: number };

/** Units of UTF-16 that one character as people see it has at most here: a family of four with their joiners has 25. */
const unitsOfCharacter = 32;

/** Half of a pair, or NUL: no database takes them. */
const unstorable = /\0|\p{Cs}/u;

/**
 * Holds a text against its rule: the one implementation, on the device and at the gateway. An empty text passes where none is
 * required. Lengths are checked before anything else is, so that a megabyte costs no more than a name.
 */
export function checkText(text: string, rule: TextRule): TextProblem | undefined {
  const { required, minLength = 0, maxLength = Infinity } = rule;
  if (text === '') return required ? { kind: 'required' } : undefined;
  if (text.length > maxLength * unitsOfCharacter) return { kind: 'tooLong', max: maxLength };
  if (required && text.trim() === '') return { kind: 'blank' };
  // Whoever has more units than that has more code points, too.
  if (text.length < minLength * 2 && [...text].length < minLength) return { kind: 'tooShort', min: minLength };
  if (text.length > maxLength && countCharacters(text) > maxLength) return { kind: 'tooLong', max: maxLength };
  if (unstorable.test(text)) return { kind: 'pattern' };
  return matches(text, rule.pattern) ? undefined : { kind: 'pattern' };
}

/** Whether a pattern can be read, and checks even long texts in no time. */
export const isUsablePattern = (pattern: string, letters = 255): boolean =>
  compiled(pattern) !== undefined && patternCost(pattern, letters) <= mostSteps;

function matches(text: string, pattern: string | undefined): boolean {
  const expression = pattern === undefined ? undefined : compiled(pattern);
  if (pattern === undefined || expression === undefined) return true;
  const cost = patternCost(pattern, text.length);
  // What can hang at any length is never tried, as if it were misspelt: a merchant's slip may not lock the form. What takes long
  // with this text alone counts as no match: otherwise a long text would come past the rule.
  if (cost === Infinity) return true;
  return cost <= mostSteps && expression.test(text);
}

const expressions = new Map<string, RegExp | undefined>();

function compiled(pattern: string): RegExp | undefined {
  if (!expressions.has(pattern)) expressions.set(pattern, compile(pattern));
  return expressions.get(pattern);
}

function compile(pattern: string): RegExp | undefined {
  try {
    // By itself first: "a)(b" would fit into the brackets.
    const { source } = new RegExp(pattern, 'u');
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return undefined;
  }
}

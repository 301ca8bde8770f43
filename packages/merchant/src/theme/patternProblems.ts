import type { MerchantProblem } from '../resolve/problem.ts';
import { colorsOf } from './colorsOf.ts';
import { effectiveTokens } from './effectiveTokens.ts';
import { modes, type Theme } from './theme.schema.ts';
import { referenceIn } from './tokensIn.ts';

/** The picture of a token, after its references were followed. */
function pictureOf(tokens: ReadonlyMap<string, { value: unknown }>, name: string): unknown {
  const { value } = tokens.get(name)!;
  const reference = referenceIn(value);
  return reference === undefined ? value : pictureOf(tokens, reference);
}

/** The parts of a page that can have a pattern. */
const parts = ['header', 'page'] as const;

/**
 * Reports each mode in which a part has a pattern but no tint token. Without the tint, the contrast on the pattern
 * cannot be measured.
 */
export function patternProblems(theme: Theme, code: string): MerchantProblem[] {
  return modes.flatMap((mode) => {
    const tokens = effectiveTokens(theme, mode);
    return parts.flatMap((part) => {
      if (
        pictureOf(tokens, `${part}.pattern`) === 'none' ||
        colorsOf(tokens)(`${part}.patternTint`).some(({ alpha }) => alpha > 0)
      )
        return [];
      return [
        {
          file: `${code}/theme.json`,
          key: `component.${mode}.${part}.patternTint.$value`,
          message: `${mode}: the ${part} has a pattern, but no token has its colour behind texts`,
          allowed: 'the strongest colour of the pattern behind texts, with its opacity, such as #ffffff24',
        },
      ];
    });
  });
}

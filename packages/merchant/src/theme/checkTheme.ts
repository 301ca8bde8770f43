import type { MerchantProblem } from '../resolve/problem.ts';
import { brandOf } from './brandOf.ts';
import { contrastProblems } from './contrastProblems.ts';
import { patternProblems } from './patternProblems.ts';
import { referenceProblems, type ThemeOwner } from './referenceProblems.ts';
import type { Theme, ThemeFile } from './theme.schema.ts';

interface CheckTheme {
  /** The theme merged over the base's, of the right shape. */
  file: ThemeFile;
  /** The merchant's code. */
  code: string;
  /** The merchant's own parsed file: a mistake in it is reported there, any other for the base. */
  own: unknown;
  /** Paths of the merchant's pictures in `assets/`. */
  assets: readonly string[];
  /** Mistakes are added here. */
  problems: MerchantProblem[];
}

/**
 * Returns the theme with its brand tier resolved. References that are wrong and contrasts that are too weak are added
 * to `problems`.
 */
export function checkTheme({ file, problems, ...owner }: CheckTheme): Theme | undefined {
  const found = referenceProblems(file, owner satisfies ThemeOwner);
  if (found.length > 0) {
    problems.push(...found);
    return undefined;
  }
  const theme = brandOf(file);
  problems.push(...patternProblems(theme, owner.code), ...contrastProblems(theme, owner.code, owner.own));
  return theme;
}

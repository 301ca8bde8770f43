import type { MerchantProblem } from '../resolve/problem.ts';
import { brandOf } from './brandOf.ts';
import { contrastProblems } from './contrastProblems.ts';
import { patternProblems } from './patternProblems.ts';
import { rangeProblems } from './rangeProblems.ts';
import { referenceProblems, type ThemeOwner } from './referenceProblems.ts';
import type { Theme, ThemeFile } from './theme.schema.ts';

interface CheckTheme {
  /** The theme file, merged over the file of the base. It matches the schema. */
  file: ThemeFile;
  /** The merchant's code. */
  code: string;
  /** The parsed file of the merchant. A mistake in it is reported for this file, and any other mistake for the base. */
  own: unknown;
  /** Paths of the merchant's pictures in `assets/`. */
  assets: readonly string[];
  /** Output: problems are added to this list. */
  problems: MerchantProblem[];
}

/** Returns the theme with its resolved brand tier. Adds wrong references and weak contrasts to `problems`. */
export function checkTheme({ file, problems, ...owner }: CheckTheme): Theme | undefined {
  const found = referenceProblems(file, owner satisfies ThemeOwner);
  if (found.length > 0) {
    problems.push(...found);
    return undefined;
  }
  const theme = brandOf(file);
  problems.push(
    ...patternProblems(theme, owner.code),
    ...rangeProblems(theme, owner.code),
    ...contrastProblems(theme, owner.code, owner.own),
  );
  return theme;
}

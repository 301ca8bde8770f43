import { parseJsonFile } from '../node/jsonFile.ts';
import { checkFile } from '../resolve/checkFile.ts';
import type { MerchantProblem } from '../resolve/problem.ts';
import { brandOf } from './brandOf.ts';
import { referenceProblems } from './referenceProblems.ts';
import { type Theme, themeSchema } from './theme.schema.ts';

interface ThemeFileInput {
  /** The merchant's code. */
  code: string;
  /** The merchant's `theme.json` as text. */
  text: string;
  /** The parsed `theme.json` of `_base`. */
  base: unknown;
  /** Paths of the pictures in `assets/`, of the merchant and of the base. */
  assets: readonly string[];
}

/** A theme, or the problems of its file, with lines. */
export type ReadTheme = { theme: Theme; problems: [] } | { theme: undefined; problems: MerchantProblem[] };

/**
 * Reads one merchant's theme for tools that show themes during editing. It never throws, needs no file system, and does
 * not measure contrast: a theme that is hard to read is shown too.
 */
export function readThemeFile({ code, text, base, assets }: ThemeFileInput): ReadTheme {
  const file = `${code}/theme.json`;
  const json = parseJsonFile(new TextEncoder().encode(text));
  const problems: MerchantProblem[] = json.problems.map((problem) => ({ file, ...problem }));
  if (json.value === undefined) return { theme: undefined, problems };
  const found: MerchantProblem[] = [];
  const checked = checkFile({ schema: themeSchema, base, own: json.value, code, file: 'theme.json', problems: found });
  if (checked !== undefined) found.push(...referenceProblems(checked, { code, own: json.value, assets }));
  if (checked !== undefined && found.length === 0 && problems.length === 0)
    return { theme: brandOf(checked), problems: [] };
  const withPlaces = found.map((problem) => ({
    ...(problem.file === file ? json.placeOf(problem.key) : undefined),
    ...problem,
  }));
  return { theme: undefined, problems: [...problems, ...withPlaces] };
}

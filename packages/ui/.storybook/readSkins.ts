import { describeProblem } from '@livery/merchant';
import type { Theme } from '@livery/merchant/theme';
import { readThemeFile } from '@livery/merchant/theme-file';

/** Themes by merchant, and the errors of those that cannot be shown. */
interface Skins {
  skins: Record<string, Theme>;
  mistakes: Record<string, string[]>;
}

/**
 * Reads every theme separately, so that an error in one merchant's theme does not affect the others.
 *
 * @param files text of `theme.json` by folder, including `_base`
 * @param assetsOf returns the paths of the pictures that a theme may use
 * @throws if the base theme has an error, because every other theme is merged over it
 */
export function readSkins(files: Readonly<Record<string, string>>, assetsOf: (code: string) => string[]): Skins {
  const { _base: baseText = '{}', ...others } = files;
  const base = readThemeFile({ code: '_base', text: baseText, base: undefined, assets: assetsOf('_base') });
  if (base.theme === undefined) throw new Error(base.problems.map(describeProblem).join('\n'));
  const found: Skins = { skins: { _base: base.theme }, mistakes: {} };
  for (const [code, text] of Object.entries(others)) {
    if (code.startsWith('_')) continue;
    const { theme, problems } = readThemeFile({ code, text, base: JSON.parse(baseText), assets: assetsOf(code) });
    if (theme === undefined) found.mistakes[code] = problems.map(describeProblem);
    else found.skins[code] = theme;
  }
  return found;
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Merchant, MerchantProblem } from '@livery/merchant';
import { modes } from '@livery/merchant/theme';

/**
 * Hints about colours in a theme's file that repeat the accent's digits. Such colours do not change when the accent is
 * changed.
 */
export function copiedAccent({ code, theme }: Merchant, merchantsDir: string): MerchantProblem[] {
  const file = `${code}/theme.json`;
  const path = join(merchantsDir, file);
  const written = existsSync(path) ? colorsIn(JSON.parse(readFileSync(path, 'utf8'))) : [];
  return modes.flatMap((mode) => {
    const accent = theme.color[mode].accent.$value.toLowerCase();
    return written
      .filter(
        ({ key, color }) => key.includes(`.${mode}.`) && isCopy(color, accent) && key !== `color.${mode}.accent.$value`,
      )
      .map(({ key }) => ({
        file,
        key,
        message: `repeats the accent of ${mode}, ${accent}, and will not follow it`,
        allowed: 'a reference, {brand.color.accent}, with "app.livery.alpha" for its opacity',
      }));
  });
}

/** The copy may have any opacity. */
const isCopy = (color: string, accent: string): boolean =>
  color.startsWith(accent) && /^([0-9a-f]{2})?$/.test(color.slice(accent.length));

/** Every text below a part of the file, in lower case, with its dotted key. */
function colorsIn(node: unknown, key = ''): { key: string; color: string }[] {
  if (typeof node === 'string') return [{ key, color: node.toLowerCase() }];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => colorsIn(value, key === '' ? name : `${key}.${name}`));
}

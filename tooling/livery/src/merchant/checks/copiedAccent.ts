import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Merchant, MerchantProblem } from '@livery/merchant';
import { modes } from '@livery/merchant/theme';

/** Colours that a theme's file writes with the accent's digits: they stay when the accent is changed. Hints. */
export function copiedAccent({ code, theme }: Merchant, merchantsDir: string): MerchantProblem[] {
  const file = `${code}/theme.json`;
  const path = join(merchantsDir, file);
  const written = existsSync(path) ? colorsIn(JSON.parse(readFileSync(path, 'utf8'))) : [];
  return modes.flatMap((mode) => {
    const accent = theme.color[mode].accent.$value;
    const own = `color.${mode}.accent.$value`;
    return written
      .filter(({ key, color }) => color === accent.toLowerCase() && key !== own && key.includes(`.${mode}.`))
      .map(({ key }) => ({
        file,
        key,
        message: `repeats the accent of ${mode}, ${accent}, and will not follow it`,
        allowed: 'a reference, {brand.color.accent}',
      }));
  });
}

/** Every text below a part of the file, in small letters, with its dotted key. */
function colorsIn(node: unknown, key = ''): { key: string; color: string }[] {
  if (typeof node === 'string') return [{ key, color: node.toLowerCase() }];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => colorsIn(value, key === '' ? name : `${key}.${name}`));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ColorMix, mixesIn } from '@livery/merchant/theme';

/** Colour mixes in the style sheets among a build's files. */
export function mixesInFiles(dir: string, files: readonly string[]): ColorMix[] {
  const sheets = files.filter((file) => file.endsWith('.css'));
  return mixesIn(sheets.map((file) => readFileSync(join(dir, file), 'utf8')).join(''));
}

import { contrast, parseColor } from './color/color.ts';
import { colorsOf } from './colorsOf.ts';
import { effectiveTokens } from './effectiveTokens.ts';
import type { Mode, Theme } from './theme.schema.ts';

const [black, white] = [parseColor('#000000')!, parseColor('#ffffff')!];

/**
 * Whether the header is a dark or a light ground in a mode of the page: a merchant may have a dark bar on light pages. The
 * logo in the header follows it, not the mode. Of a gradient the first colour counts: there the logo stands.
 */
export function headerGround(theme: Theme, mode: Mode): Mode {
  const [fill] = colorsOf(effectiveTokens(theme, mode))('header.fill');
  return contrast(fill!, white) >= contrast(fill!, black) ? 'dark' : 'light';
}

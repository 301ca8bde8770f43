import { contrast, parseColor } from './color/color.ts';
import { colorsOf } from './colorsOf.ts';
import { effectiveTokens } from './effectiveTokens.ts';
import type { Mode, Theme } from './theme.schema.ts';

const [black, white] = [parseColor('#000000')!, parseColor('#ffffff')!];

/**
 * Whether the header is dark or light in a mode of the page. A merchant can have a dark bar on light pages. So the logo
 * in the header depends on this, and not on the mode. For a gradient, the first colour decides, because the logo is
 * there.
 */
export function headerGround(theme: Theme, mode: Mode): Mode {
  const [fill] = colorsOf(effectiveTokens(theme, mode))('header.fill');
  return contrast(fill!, white) >= contrast(fill!, black) ? 'dark' : 'light';
}

import { contrast, parseColor } from './color/color.ts';
import { colorsOf } from './colorsOf.ts';
import { effectiveTokens } from './effectiveTokens.ts';
import type { Mode, Theme } from './theme.schema.ts';

const [black, white] = [parseColor('#000000')!, parseColor('#ffffff')!];

/**
 * Whether the header is a dark or a light ground in a mode of the page, because a merchant can have a dark bar on light
 * pages. The logo in the header follows it, not the mode. The first colour of a gradient counts, because the logo is
 * there.
 */
export function headerGround(theme: Theme, mode: Mode): Mode {
  const [fill] = colorsOf(effectiveTokens(theme, mode))('header.fill');
  return contrast(fill!, white) >= contrast(fill!, black) ? 'dark' : 'light';
}

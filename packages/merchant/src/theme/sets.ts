import compact from './tokens/density/compact.tokens.json' with { type: 'json' };
import bold from './tokens/surface/bold.tokens.json' with { type: 'json' };
import flat from './tokens/surface/flat.tokens.json' with { type: 'json' };
import flatLight from './tokens/surface/flat.light.tokens.json' with { type: 'json' };
import luminous from './tokens/surface/luminous.tokens.json' with { type: 'json' };
import round from './tokens/surface/round.tokens.json' with { type: 'json' };
import type { Mode, Theme } from './theme.schema.ts';
import { tokensIn } from './tokensIn.ts';
import type { RawToken } from './tokenTypes.ts';

/** The overrides in a file, and the mode to which they apply. Without a mode, they apply to both. */
interface TokenSet {
  tokens: readonly RawToken[];
  mode?: Mode;
}

const setOf = (tree: unknown, mode?: Mode): TokenSet => ({ tokens: [...tokensIn(tree).values()], mode });

const surfaces: Record<Theme['surfaceStyle'], readonly TokenSet[]> = {
  luminous: [setOf(luminous)],
  flat: [setOf(flat), setOf(flatLight, 'light')],
  bold: [setOf(bold)],
  round: [setOf(round)],
};
const densities: Record<Theme['density'], readonly TokenSet[]> = { airy: [], compact: [setOf(compact)] };

/** The overrides of a theme's `surfaceStyle` and `density` in a mode, lowest priority first. */
export function setsOf({ surfaceStyle, density }: Pick<Theme, 'surfaceStyle' | 'density'>, mode: Mode): RawToken[] {
  return [...surfaces[surfaceStyle], ...densities[density]]
    .filter((set) => set.mode === undefined || set.mode === mode)
    .flatMap(({ tokens }) => tokens);
}

import compact from './tokens/density/compact.tokens.json' with { type: 'json' };
import bold from './tokens/surface/bold.tokens.json' with { type: 'json' };
import flat from './tokens/surface/flat.tokens.json' with { type: 'json' };
import flatLight from './tokens/surface/flat.light.tokens.json' with { type: 'json' };
import luminous from './tokens/surface/luminous.tokens.json' with { type: 'json' };
import round from './tokens/surface/round.tokens.json' with { type: 'json' };
import type { Mode, Theme } from './theme.schema.ts';

/** A file of token overrides, and the mode it counts in; without one it counts in both. */
interface TokenSet {
  tree: unknown;
  mode?: Mode;
}

const surfaces: Record<Theme['surfaceStyle'], readonly TokenSet[]> = {
  luminous: [{ tree: luminous }],
  flat: [{ tree: flat }, { tree: flatLight, mode: 'light' }],
  bold: [{ tree: bold }],
  round: [{ tree: round }],
};
const densities: Record<Theme['density'], readonly TokenSet[]> = { airy: [], compact: [{ tree: compact }] };

/** DTCG trees of the overrides that a theme's `surfaceStyle` and `density` stand for in a mode, weakest first. */
export function setsOf({ surfaceStyle, density }: Pick<Theme, 'surfaceStyle' | 'density'>, mode: Mode): unknown[] {
  return [...surfaces[surfaceStyle], ...densities[density]]
    .filter((set) => set.mode === undefined || set.mode === mode)
    .map(({ tree }) => tree);
}

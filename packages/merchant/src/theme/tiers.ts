import compact from './tokens/density/compact.tokens.json' with { type: 'json' };
import component from './tokens/component.tokens.json' with { type: 'json' };
import meaning from './tokens/meaning.tokens.json' with { type: 'json' };
import reducedMotion from './tokens/reducedMotion.tokens.json' with { type: 'json' };
import bold from './tokens/surface/bold.tokens.json' with { type: 'json' };
import flat from './tokens/surface/flat.tokens.json' with { type: 'json' };
import flatLight from './tokens/surface/flat.light.tokens.json' with { type: 'json' };
import luminous from './tokens/surface/luminous.tokens.json' with { type: 'json' };
import round from './tokens/surface/round.tokens.json' with { type: 'json' };
import type { Mode, Theme } from './theme.schema.ts';
import { tokensIn } from './tokensIn.ts';
import type { RawToken } from './tokenTypes.ts';

/** DTCG trees of the two tiers that the product defines, as their files say them. */
export const tiers = { meaning, component } as const;

/** Every token of the meaning and the component tier, by its name. */
export const definitions: ReadonlyMap<string, RawToken> = new Map([...tokensIn(meaning), ...tokensIn(component)]);

/** What becomes of tokens for people who asked for less motion, whatever a merchant says. */
export const stillTokens: ReadonlyMap<string, RawToken> = tokensIn(reducedMotion);

/** A file of token overrides, and the mode it counts in; without one it counts in both. */
interface TokenSet {
  tree: unknown;
  mode?: Mode;
}

const surfaces: Record<Theme['surfaceStyle'], readonly TokenSet[]> = {
  luminous: [{ tree: luminous }], flat: [{ tree: flat }, { tree: flatLight, mode: 'light' }], bold: [{ tree: bold }], round: [{ tree: round }],
};
const densities: Record<Theme['density'], readonly TokenSet[]> = { airy: [], compact: [{ tree: compact }] };

/** The overrides that a theme's `surfaceStyle` and `density` stand for, weakest first. */
export function setsOf({ surfaceStyle, density }: Pick<Theme, 'surfaceStyle' | 'density'>): readonly TokenSet[] {
  return [...surfaces[surfaceStyle], ...densities[density]];
}

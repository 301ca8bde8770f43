import { hexOf } from './color/color.ts';
import { colorsOf } from './colorsOf.ts';
import { type EffectiveToken, effectiveTokens } from './effectiveTokens.ts';
import type { Mode, Theme } from './theme.schema.ts';
import { definitions, type Tier, tiers } from './tiers.ts';
import { cssOf, propertyOf } from './tokenCss.ts';
import { referenceIn, tokensIn } from './tokensIn.ts';
import type { TokenType } from './tokenTypes.ts';

/** The product's definition of a token of the meaning or the component tier. */
export interface TokenDefinition {
  tier: Tier;
  name: string;
  type: TokenType;
  /** The value in the file of the tier, which is often a reference. */
  value: unknown;
  description?: string | undefined;
  /** The reason why merchants cannot override this token. */
  locked?: string | undefined;
}

/** All tokens that the product defines in the meaning tier and the component tier, in the order of their files. */
export const tokenDefinitions: readonly TokenDefinition[] = (Object.keys(tiers) as Tier[]).flatMap((tier) =>
  [...tokensIn(tiers[tier]).values()].map(({ name, type, value, description, extensions }) => ({
    tier,
    name,
    type,
    value,
    description,
    locked: extensions.locked,
  })),
);

export interface ResolvedToken {
  name: string;
  /** The custom property of the token, for example `--color-text-muted`. */
  property: string;
  type: TokenType;
  /**
   * A colour as `#rrggbb` or `#rrggbbaa`; for a gradient, its first colour. For other types, the CSS value after its
   * references were followed.
   */
  value: string;
}

/** Every token of the three tiers in a mode of a theme, by name, with its references followed. */
export function resolvedTokens(theme: Theme, mode: Mode): ReadonlyMap<string, ResolvedToken> {
  const tokens = effectiveTokens(theme, mode);
  const lookUp = colorsOf(tokens);
  return new Map(
    [...tokens.values()].map((token) => {
      const { type } = definitions.get(token.name) ?? token;
      const value = type === 'color' ? hexOf(lookUp(token.name)[0]!) : cssOf(ending(token, tokens));
      return [token.name, { name: token.name, property: propertyOf(token.name), type, value }];
    }),
  );
}

function ending(token: EffectiveToken, tokens: ReadonlyMap<string, EffectiveToken>): EffectiveToken {
  const { times, atLeast, atMost } = token.extensions;
  const target = [times, atLeast, atMost].every((each) => each === undefined) ? referenceIn(token.value) : undefined;
  return target === undefined ? token : ending(tokens.get(target)!, tokens);
}

import type { OverrideTree } from './overrides.schema.ts';
import { setsOf } from './sets.ts';
import type { Mode, Theme } from './theme.schema.ts';
import { definitions, type Tier, tiers } from './tiers.ts';
import { tokensIn } from './tokensIn.ts';
import type { RawToken } from './tokenTypes.ts';

/** The parts of a theme that change tokens of the upper tiers. */
export type Overriding = Pick<Theme, 'surfaceStyle' | 'density' | Tier>;

/** A token that a theme overrides in `meaning` or `component`, and its key in `theme.json`. */
export interface OwnToken extends RawToken {
  /** Key in `theme.json`, for example `component.light.tab.radius`. */
  key: string;
}

/**
 * Tokens of the two upper tiers that a theme overrides in a mode. Overrides by `surfaceStyle` and `density` are first.
 * The theme's `meaning` and `component` follow and have priority. In these two, values for one mode have priority over
 * values for both modes.
 */
export function overridesOf(theme: Overriding, mode: Mode): Map<string, RawToken | OwnToken> {
  return new Map(
    [...setsOf(theme, mode), ...ownTokens(theme, mode)].flatMap((token) => {
      const definition = definitions.get(token.name);
      return definition === undefined ? [] : [[token.name, ofDefinition(token, definition)] as const];
    }),
  );
}

/** The overrides in the theme's `meaning` and `component` for a mode. Those for both modes are first. */
export function ownTokens(theme: Overriding, mode: Mode): OwnToken[] {
  const below = (tier: Tier, place: readonly string[], tree: object | undefined) =>
    [...tokensIn(tree).values()].map((token): OwnToken => ({ ...token, key: [tier, ...place, token.name].join('.') }));
  const names = Object.keys(tiers) as Tier[];
  return [
    ...names.flatMap((tier) => below(tier, [], withoutModes(theme[tier]))),
    ...names.flatMap((tier) => below(tier, [mode], theme[tier]?.[mode])),
  ];
}

function withoutModes(tree: OverrideTree | undefined): object {
  return Object.fromEntries(Object.entries(tree ?? {}).filter(([key]) => key !== 'dark' && key !== 'light'));
}

/**
 * The override as a complete token: missing fields come from the definition, except those that describe the
 * definition's value.
 */
function ofDefinition<Own extends RawToken>(token: Own, definition: RawToken): Own {
  const { on, carries, over, accepts, locked, behind, when } = definition.extensions;
  // The content decides, and not `$type`, because the `$type` of a group applies to all tokens in it.
  const isOther = accepts !== undefined && Array.isArray(token.value);
  return {
    ...definition,
    ...token,
    description: definition.description,
    type: isOther ? accepts : definition.type,
    extensions: { ...token.extensions, on, carries, over, accepts, locked, behind, when },
  };
}

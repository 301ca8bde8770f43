import { isObject } from '../resolve/layOver.ts';
import type { Mode, Theme } from './theme.schema.ts';
import { definitions, setsOf } from './tiers.ts';
import { tokensIn } from './tokensIn.ts';
import type { RawToken } from './tokenTypes.ts';

/**
 * Tokens of the two upper tiers that differ from the product's in one mode: first what `surfaceStyle` and `density`
 * stand for, then the theme's own `meaning` and `component`. Unknown names are left out; `checkTheme` tells them.
 */
export function overridesOf(theme: Theme, mode: Mode): Map<string, RawToken> {
  const sets = setsOf(theme).filter((set) => set.mode === undefined || set.mode === mode).map(({ tree }) => tree);
  const own = [theme.meaning, theme.component];
  const trees = [...sets, ...own.map(withoutModes), ...own.map((tree) => tree?.[mode])];
  return new Map(trees.flatMap((tree) => [...tokensIn(tree).values()]).flatMap((token) => {
    const definition = definitions.get(token.name);
    return definition === undefined ? [] : [[token.name, ofDefinition(token, definition)] as const];
  }));
}

/** A tier's overrides that count in both modes. */
export function withoutModes(tree: object | undefined): object {
  return Object.fromEntries(Object.entries(tree ?? {}).filter(([key]) => key !== 'dark' && key !== 'light'));
}

/** The override as a whole token: what it does not say, its definition says. Its value's own additions replace the definition's. */
function ofDefinition(token: RawToken, definition: RawToken): RawToken {
  const { on, over, accepts, locked, behind } = definition.extensions;
  const isOther = accepts !== undefined && (token.type === accepts || (Array.isArray(token.value) && !isObject(token.value)));
  return { ...definition, type: isOther ? accepts : definition.type, value: token.value, extensions: { on, over, accepts, locked, behind, ...token.extensions } };
}

import type { EffectiveToken } from './effectiveTokens.ts';
import { referenceIn } from './tokensIn.ts';

/** Whether a change of the token `cause` can change the colour of `name`. */
export function dependsOn(name: string, cause: string, tokens: ReadonlyMap<string, EffectiveToken>): boolean {
  if (name === cause) return true;
  const { value, extensions } = tokens.get(name)!;
  const parts = [
    value,
    extensions.mix?.with,
    ...(Array.isArray(value) ? value.map((stop: { color?: unknown }) => stop.color) : []),
  ];
  return parts.some((part) => {
    const target = referenceIn(part);
    return target !== undefined && dependsOn(target, cause, tokens);
  });
}

import type { MerchantProblem } from '../resolve/problem.ts';
import { overridesOf } from './overrides.ts';
import { resolvedTokens } from './resolvedTokens.ts';
import { modes, type Theme } from './theme.schema.ts';
import { definitions } from './tiers.ts';

/** The number tokens with a range, for example the ratio of a picture. Other values would break a screen. */
const ranged = [...definitions.values()].flatMap(({ name, extensions: { between } }) =>
  between === undefined ? [] : [{ name, between }],
);

/** Reports each number outside the range of its token, after references were followed. */
export function rangeProblems(theme: Theme, code: string): MerchantProblem[] {
  const found = modes.flatMap((mode) => {
    const values = resolvedTokens(theme, mode);
    const own = overridesOf(theme, mode);
    return ranged.flatMap(({ name, between: [least, most] }) => {
      const value = Number(values.get(name)!.value);
      if (value >= least && value <= most) return [];
      const token = own.get(name);
      const key = token !== undefined && 'key' in token ? token.key : `component.${name}`;
      return [
        {
          file: `${code}/theme.json`,
          key: `${key}.$value`,
          message: `${value} is outside the range of ${name}`,
          allowed: `a number from ${least} to ${most}`,
        },
      ];
    });
  });
  // A token for both modes is reported once.
  return [...new Map(found.map((problem) => [problem.key, problem])).values()];
}

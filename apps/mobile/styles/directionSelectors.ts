import type { Plugin } from 'postcss';

const opposite = { rtl: 'ltr', ltr: 'rtl' } as const;

/**
 * PostCSS plugin that replaces `:dir(rtl)` by selectors for the attribute `dir`, for browsers that do not support
 * `:dir`. The specificity stays the same. An element with `dir="auto"` has the direction of the elements around it.
 */
export function directionSelectors(): Plugin {
  return {
    postcssPlugin: 'livery:direction-selectors',
    Rule(rule) {
      if (rule.selector.includes(':dir('))
        rule.selector = rule.selector.replaceAll(/:dir\((rtl|ltr)\)/g, (_all, direction: 'rtl' | 'ltr') => {
          const within = (value: string) => `[dir=${value}],[dir=${value}] *`;
          return `:is(${within(direction)}):not(:where(${within(opposite[direction])}))`;
        });
    },
  };
}

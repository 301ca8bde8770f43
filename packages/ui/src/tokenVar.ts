import type { TokenName } from '@livery/merchant/theme';

/**
 * A design token for styles that are set from code, as `tokenVar('color.accent')` is `var(--color-accent)`. The names are
 * those of the token files: one that is not there does not compile.
 */
export function tokenVar(name: TokenName): `var(--${string})` {
  return `var(--${name.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;
}

import { type OwnToken, overridesOf } from './overrides.ts';
import { type BrandColor, brandColors, brandFonts, brandRadii, type Mode, type Theme } from './theme.schema.ts';
import { definitions } from './tiers.ts';
import type { RawToken } from './tokenTypes.ts';

/** The effective token of a theme in a mode. `key` is its position in `theme.json`, if the theme contains it. */
export type EffectiveToken = RawToken &
  Partial<Pick<OwnToken, 'key'>> & {
    /** For a brand token: whether the file of the merchant contains it. If not, it comes from the base. */
    isWritten?: boolean;
  };

/** Every effective token of all three tiers for a theme in one mode, by its name. References are not followed. */
export function effectiveTokens(theme: Theme, mode: Mode): ReadonlyMap<string, EffectiveToken> {
  const brand: EffectiveToken[] = [
    ...brandColors.map((name) => ({
      name: `brand.color.${name}`,
      type: 'color' as const,
      value: theme.color[mode][name].$value,
      extensions: {},
      key: brandKey(mode, name),
    })),
    ...brandRadii.map((name) => ({
      name: `brand.radius.${name}`,
      type: 'dimension' as const,
      value: theme.radius[name].$value,
      extensions: {},
      key: `radius.${name}`,
    })),
    ...brandFonts.map((name) => ({
      name: `brand.font.${name}`,
      type: 'fontFamily' as const,
      value: theme.font[name].$value,
      extensions: {},
      key: `font.${name}`,
    })),
  ];
  return new Map([...brand.map((token) => [token.name, token] as const), ...definitions, ...overridesOf(theme, mode)]);
}

function brandKey(mode: Mode, name: BrandColor): string {
  return `color.${mode}.${name}`;
}

/** Types by name: of the tokens of the meaning tier and the component tier, then of the brand tier. */
export const typesByName: ReadonlyMap<string, RawToken['type']> = new Map([
  ...[...definitions.values()].map(({ name, type }) => [name, type] as const),
  ...brandColors.map((name) => [`brand.color.${name}`, 'color'] as const),
  ...brandRadii.map((name) => [`brand.radius.${name}`, 'dimension'] as const),
  ...brandFonts.map((name) => [`brand.font.${name}`, 'fontFamily'] as const),
]);

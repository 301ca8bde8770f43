import { overridesOf } from './overrides.ts';
import { brandColors, brandRadii, type Mode, type Theme } from './theme.schema.ts';
import { definitions, preferences } from './tiers.ts';
import { type AddressOf, cssOf, propertyOf } from './tokenCss.ts';
import { preferredValues } from './tokenSheets.ts';
import type { RawToken } from './tokenTypes.ts';

interface ThemeCssOptions {
  /** The element that has the theme; the page's root if left out. */
  scope?: string;
  /** Where the merchant's pictures are served. */
  addressOf?: AddressOf;
}

/**
 * The inline style of a merchant's page: the brand tier (`--brand-…`), and those tokens of the
 * upper tiers in which it differs from the style sheets of `packages/ui/src/styles/tokens`. Dimensions come out in rem,
 * where 2 units of the 750-unit design are one pixel of a 375 wide screen. The mode stands in `data-mode` on the root.
 */
export function themeCss(theme: Theme, { scope = ':root', addressOf }: ThemeCssOptions = {}): string {
  const other: Mode = theme.defaultMode === 'dark' ? 'light' : 'dark';
  const [first, second] = [overridesOf(theme, theme.defaultMode), overridesOf(theme, other)];
  const names = [...new Set([...first.keys(), ...second.keys()])];
  const upper = (name: string, own: ReadonlyMap<string, RawToken>) =>
    cssOf((own.get(name) ?? definitions.get(name))!, addressOf);
  const lines = names.map((name) => ({
    property: propertyOf(name),
    first: upper(name, first),
    second: upper(name, second),
  }));
  const shared = [
    ...brandRadii.map(
      (name) =>
        `--brand-radius-${name}:${cssOf({ type: 'dimension', value: theme.radius[name].$value, extensions: {} })}`,
    ),
    ...(['body', 'heading'] as const).map(
      (name) => `--brand-font-${name}:${cssOf({ type: 'fontFamily', value: theme.font[name].$value, extensions: {} })}`,
    ),
  ];
  return [
    rule(scope, [
      ...shared,
      ...colors(theme, theme.defaultMode),
      ...lines.map((line) => `${line.property}:${line.first}`),
    ]),
    rule(`${scope}[data-mode=${other}]`, [
      ...colors(theme, other),
      ...lines.filter((line) => line.first !== line.second).map((line) => `${line.property}:${line.second}`),
    ]),
    ...preferences.map(({ query, tokens }) => {
      const values = preferredValues(tokens, names);
      return values === '' ? '' : `@media ${query}{${scope},${scope}[data-mode]{${values}}}`;
    }),
  ].join('');
}

function rule(selector: string, declarations: readonly string[]): string {
  return `${selector}{${declarations.join(';')}}`;
}

function colors(theme: Theme, mode: Mode): string[] {
  return [
    // Without `only`, Chrome's dark theme for websites recolours a light page.
    `color-scheme:only ${mode}`,
    ...brandColors.map((name) => `${propertyOf(`brand.color.${name}`)}:${theme.color[mode][name].$value}`),
  ];
}

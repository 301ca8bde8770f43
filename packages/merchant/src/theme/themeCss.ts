import type { ColorMix } from './colorMix.ts';
import { computedColors } from './computedColors.ts';
import { effectiveTokens } from './effectiveTokens.ts';
import { overridesOf } from './overrides.ts';
import { brandColors, brandRadii, type Mode, type Theme } from './theme.schema.ts';
import { definitions, preferences } from './tiers.ts';
import { type AddressOf, cssOf, propertyOf } from './tokenCss.ts';
import type { RawToken } from './tokenTypes.ts';

interface ThemeCssOptions {
  /** Selector of the themed element. Default: the root of the page. */
  scope?: string;
  /** Returns the address of a picture of the merchant. */
  addressOf?: AddressOf;
  /** Mixes of colours whose properties the app's styles use, see `mixProperty`. */
  mixes?: readonly ColorMix[];
}

/**
 * The inline style of a merchant's page. It contains the brand tier (`--brand-…`), and the tokens of the upper tiers
 * that differ from the style sheets in `packages/ui/src/styles/tokens`. Dimensions are converted to rem: two units of
 * the design, which is 750 units wide, are one pixel of a screen that is 375 pixels wide. The mode is in `data-mode` on
 * the root. The style contains no `color-mix`: each mix is a colour that was computed for its mode.
 */
export function themeCss(theme: Theme, { scope = ':root', addressOf, mixes = [] }: ThemeCssOptions = {}): string {
  const other: Mode = theme.defaultMode === 'dark' ? 'light' : 'dark';
  const names = [...new Set([...overridesOf(theme, theme.defaultMode).keys(), ...overridesOf(theme, other).keys()])];
  const valuesIn = (mode: Mode, preferred: Tokens = new Map()) =>
    upperValues(new Map([...effectiveTokens(theme, mode), ...preferred]), { names, mixes, addressOf });
  const [first, second] = [valuesIn(theme.defaultMode), valuesIn(other)];
  return [
    rule(scope, [...sharedBrand(theme), ...brandIn(theme, theme.defaultMode), ...declarations(first)]),
    rule(`${scope}[data-mode=${other}]`, [...brandIn(theme, other), ...declarations(different(second, first))]),
    ...preferences.map(({ query, tokens }) => {
      const preferred = ofDefinitions(tokens);
      const own = [valuesIn(theme.defaultMode, preferred), valuesIn(other, preferred)] as const;
      const changed = new Set([...different(own[0], first).keys(), ...different(own[1], second).keys()]);
      if (changed.size === 0) return '';
      const [inFirst, inSecond] = own.map((values) => new Map([...values].filter(([name]) => changed.has(name))));
      const inOther =
        different(inSecond!, inFirst!).size === 0 ? '' : rule(`${scope}[data-mode=${other}]`, declarations(inSecond!));
      return `@media ${query}{${rule(`${scope},${scope}[data-mode]`, declarations(inFirst!))}${inOther}}`;
    }),
  ].join('');
}

type Tokens = ReadonlyMap<string, RawToken>;

/** CSS values, by custom property. */
type Values = ReadonlyMap<string, string>;

/** The values of the named tokens and of the mixes in one mode. */
function upperValues(
  tokens: Tokens,
  {
    names,
    mixes,
    addressOf,
  }: { names: readonly string[]; mixes: readonly ColorMix[]; addressOf?: AddressOf | undefined },
): Values {
  return new Map([
    ...names.map((name) => [propertyOf(name), cssOf(tokens.get(name)!, addressOf)] as const),
    ...computedColors(tokens, mixes, names),
  ]);
}

/** Tokens with the types of their definitions, which the files of preferences can omit. */
function ofDefinitions(tokens: Tokens): Tokens {
  return new Map(
    [...tokens].map(([name, token]) => [name, { ...token, type: definitions.get(name)?.type ?? token.type }]),
  );
}

function different(values: Values, from: Values): Values {
  return new Map([...values].filter(([property, value]) => from.get(property) !== value));
}

function declarations(values: Values): string[] {
  return [...values].map(([property, value]) => `${property}:${value}`);
}

function rule(selector: string, lines: readonly string[]): string {
  return `${selector}{${lines.join(';')}}`;
}

function sharedBrand(theme: Theme): string[] {
  return [
    ...brandRadii.map(
      (name) =>
        `--brand-radius-${name}:${cssOf({ type: 'dimension', value: theme.radius[name].$value, extensions: {} })}`,
    ),
    ...(['body', 'heading'] as const).map(
      (name) => `--brand-font-${name}:${cssOf({ type: 'fontFamily', value: theme.font[name].$value, extensions: {} })}`,
    ),
  ];
}

function brandIn(theme: Theme, mode: Mode): string[] {
  return [
    // Without `only`, Chrome's dark theme for websites changes the colours of a light page.
    `color-scheme:only ${mode}`,
    ...brandColors.map((name) => `${propertyOf(`brand.color.${name}`)}:${theme.color[mode][name].$value}`),
  ];
}

import { type Color, mixed, parseColor } from './color/color.ts';
import type { EffectiveToken } from './effectiveTokens.ts';
import { referenceIn } from './tokensIn.ts';
import type { DtcgGradientStop, TokenExtensions } from './tokenTypes.ts';

/** The colours of a token after following its references: one, or those along a gradient. */
export type ColorLookup = (name: string) => readonly Color[];

/**
 * Creates a lookup of colours by token name. `changes` replaces tokens, so that the effect of a change can be tested.
 * The references of the tokens must be valid: `checkTheme` checks them.
 */
export function colorsOf(
  tokens: ReadonlyMap<string, EffectiveToken>,
  changes: ReadonlyMap<string, Color> = new Map(),
): ColorLookup {
  const found = new Map<string, readonly Color[]>();
  const lookUp: ColorLookup = (name) => {
    const change = changes.get(name);
    if (change !== undefined) return [change];
    const known = found.get(name) ?? resolved(tokens.get(name)!);
    found.set(name, known);
    return known;
  };
  const valueOf = (value: unknown): readonly Color[] => {
    const target = referenceIn(value);
    return target === undefined ? [parseColor(value)!] : lookUp(target);
  };
  const resolved = ({ type, value, extensions }: EffectiveToken): readonly Color[] => {
    if (type === 'gradient' && Array.isArray(value))
      return along((value as DtcgGradientStop[]).map((stop) => valueOf(stop.color)[0]!));
    return valueOf(value).map((color) => workedOut(color, extensions, valueOf));
  };
  return lookUp;
}

function workedOut(
  color: Color,
  { mix, alpha }: TokenExtensions,
  valueOf: (value: unknown) => readonly Color[],
): Color {
  const whole = mix === undefined ? color : mixed(color, valueOf(mix.with)[0]!, mix.share);
  return alpha === undefined ? whole : { ...whole, alpha: whole.alpha * alpha };
}

const stepsBetween = 6;

/** Stops and colours between them, because the middle of two bright colours can be dark. */
function along(stops: readonly Color[]): Color[] {
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    return next === undefined
      ? [stop]
      : Array.from({ length: stepsBetween }, (_, step) => mixed(stop, next, 1 - step / stepsBetween));
  });
}

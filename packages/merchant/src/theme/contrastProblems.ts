import { isObject } from '../resolve/mergeOver.ts';
import type { MerchantProblem } from '../resolve/problem.ts';
import { type Color, hexOf } from './color/color.ts';
import { nearestContrastingColor } from './color/nearestContrastingColor.ts';
import { colorsOf } from './colorsOf.ts';
import { type ContrastPair, type DeclaredPair, declaredPairs, ratioOf } from './contrast.ts';
import { dependsOn } from './dependsOn.ts';
import { inksOf, ownGroundOf, ownSourceOf } from './inksOf.ts';
import { type EffectiveToken, effectiveTokens } from './effectiveTokens.ts';
import { type Mode, modes, type Theme } from './theme.schema.ts';
import { tiers } from './tiers.ts';
import { referenceIn, tokensIn } from './tokensIn.ts';

type Tokens = ReadonlyMap<string, EffectiveToken>;

/**
 * The problems of pairs of colours with too little contrast. There is a problem for each colour that must change, with
 * the nearest colour that passes.
 * @param own the merchant's parsed `theme.json`. A colour in it is reported before a colour of the base
 */
export function contrastProblems(theme: Theme, code: string, own?: unknown): MerchantProblem[] {
  return modes.flatMap((mode) => {
    const tokens = withWritten(effectiveTokens(theme, mode), own);
    const pairs = declaredPairs(tokens);
    const lookUp = colorsOf(tokens);
    const weak = pairs
      .map((pair): ContrastPair => ({ ...pair, ratio: ratioOf(pair, lookUp) }))
      .filter(({ ratio, atLeast }) => ratio < atLeast);
    const byCause = new Map<string, ContrastPair[]>();
    for (const pair of weak) {
      const cause = causeOf(pair, tokens);
      byCause.set(cause, [...(byCause.get(cause) ?? []), pair]);
    }
    return [...byCause].map(([cause, found]) => problemOf({ code, mode, cause, found, tokens, pairs }));
  });
}

/** Marks the brand tokens that the merchant's file contains. */
function withWritten(tokens: Tokens, own: unknown): Tokens {
  const isWritten = ({ name, key }: EffectiveToken) =>
    name.startsWith('brand.') &&
    key!.split('.').reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), own) !== undefined;
  return new Map([...tokens].map(([name, token]) => [name, { ...token, isWritten: isWritten(token) }]));
}

type Suggestion = Pick<MerchantProblem, 'allowed' | 'nearest'>;

interface Weak {
  code: string;
  mode: Mode;
  /** The token that must change. */
  cause: string;
  /** The pairs of this token with too little contrast. */
  found: readonly ContrastPair[];
  tokens: Tokens;
  /** All pairs of the theme. */
  pairs: readonly DeclaredPair[];
}

function problemOf(weak: Weak): MerchantProblem {
  const { code, mode, cause, found, tokens } = weak;
  const [worst, ...others] = found.toSorted((a, b) => a.ratio / a.atLeast - b.ratio / b.atLeast);
  const named = others.slice(0, 3).map(({ ink, ground, ratio }) => `${ink} on ${ground} (${shortened(ratio)})`);
  const more = others.length > named.length ? ` and ${others.length - named.length} more` : '';
  const also = others.length === 0 ? '' : `; also ${named.join(', ')}${more}`;
  return {
    file: `${code}/theme.json`,
    key: `${keyOf(cause, mode, tokens)}.$value`,
    message: `${mode}: ${worst!.ink} on ${worst!.ground} has a contrast of ${shortened(worst!.ratio)} to 1 and needs ${worst!.atLeast}${also}`,
    ...(inkSuggestion(weak) ?? groundSuggestion(weak) ?? suggestion(weak)),
  };
}

/**
 * The pairs in which the token that must change is the ground. Empty if the token is also an ink with a wrong colour.
 */
function pairsOnGround({ cause, found, tokens }: Weak): readonly ContrastPair[] {
  const onGround = found.filter((pair) => ownGroundOf(pair, tokens) === cause);
  return structural.includes(cause) || onGround.length === found.length ? onGround : [];
}

/** A suggestion for a ground of the two upper tiers: the inks that are used only on it, each with a readable colour. */
function inkSuggestion(weak: Weak): Suggestion | undefined {
  const { mode, cause, tokens, pairs } = weak;
  const found = pairsOnGround(weak);
  if (cause.startsWith('brand.') || found.length === 0) return undefined;
  const inks = inksOf({ ground: cause, found, tokens, pairs });
  if (inks === undefined) return undefined;
  const colors = [...inks].map(([ink, color]) => [keyOf(ink, mode, tokens), hexOf(color)] as const);
  const written = colors.map(([key, color]) => `${key} as ${color}`);
  return {
    allowed: `this ground with inks that can be read on it: ${written.join(', ')}`,
    nearest: Object.fromEntries(colors.map(([key, color]) => [`${key}.$value`, color])),
  };
}

/**
 * A suggestion for a ground whose inks are also used on other grounds: the nearest ground that passes, or other colours
 * for these inks.
 */
function groundSuggestion(weak: Weak): Suggestion | undefined {
  const { mode, cause, tokens } = weak;
  const sources = new Set(pairsOnGround(weak).map(({ ink }) => sourceOf(ink, tokens)));
  for (const name of [cause, ...structural]) sources.delete(name);
  if (sources.size === 0) return undefined;
  const inks = [...sources].map((ink) => keyOf(ink, mode, tokens)).join(', ');
  const { allowed, nearest } = suggestion(weak);
  const withInks = `this ground with other colours for ${inks}`;
  return nearest === undefined ? { allowed: withInks } : { allowed: `${allowed}; or ${withInks}`, nearest };
}

function suggestion({ mode, cause, found, tokens, pairs }: Weak): Suggestion {
  const nearest = (color: Color) => ({ [`${keyOf(cause, mode, tokens)}.$value`]: hexOf(color) });
  const now = colorsOf(tokens)(cause)[0]!;
  const holds = (wanted: readonly DeclaredPair[]) => (candidate: Color) => {
    const lookUp = colorsOf(tokens, new Map([[cause, candidate]]));
    return wanted.every((pair) => ratioOf(pair, lookUp) >= pair.atLeast);
  };
  const touched = pairs.filter((pair) => [pair.ink, pair.ground].some((name) => dependsOn(name, cause, tokens)));
  const whole = nearestContrastingColor(now, holds(touched));
  if (whole !== undefined)
    return { allowed: `${hexOf(whole)}, the nearest colour that passes`, nearest: nearest(whole) };
  const partly = nearestContrastingColor(now, holds(found));
  if (partly === undefined) return { allowed: 'no colour passes here: change the background instead' };
  return {
    allowed: `${hexOf(partly)}, the nearest colour that passes here; the colours on it must change too`,
    nearest: nearest(partly),
  };
}

/** The grounds below all others. If one of them is used as an ink, the other colour of the pair must change. */
const structural: readonly string[] = ['brand.color.canvas', 'brand.color.surface', 'brand.color.raised'];

/**
 * The token that must change. It is an override in the theme (first of the ink, then of the ground), or the brand
 * colour of the ink. If the merchant wrote only one of the two colours, this colour is reported, because the author
 * does not know the other one.
 */
function causeOf(pair: DeclaredPair, tokens: Tokens): string {
  const [upper, lower] = [sourceOf(pair.ink, tokens), sourceOf(pair.ground, tokens)];
  const isUpperOwn = !upper.startsWith('brand.') && tokens.get(upper)!.key !== undefined;
  const ownGround = ownGroundOf(pair, tokens);
  const ownInk = ownSourceOf(pair.ink, tokens);
  const isGroundToBlame = tokens.get(upper)!.isWritten !== true || ownGround?.startsWith('brand.') === false;
  if (!isUpperOwn && ownGround !== undefined && isGroundToBlame) return ownGround;
  if (ownInk !== undefined && ownGround === undefined) return ownInk;
  return structural.includes(upper) ? lower : upper;
}

function sourceOf(name: string, tokens: Tokens): string {
  const token = tokens.get(name)!;
  const target = referenceIn(token.value);
  return token.key !== undefined || target === undefined ? name : sourceOf(target, tokens);
}

function keyOf(name: string, mode: Mode, tokens: Tokens): string {
  const { key } = tokens.get(name)!;
  if (key !== undefined) return key;
  return `${tokensIn(tiers.meaning).has(name) ? 'meaning' : 'component'}.${mode}.${name}`;
}

/** Cuts off and does not round: 4.497 must not become 4.5. */
function shortened(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

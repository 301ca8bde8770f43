import type { Color } from './color/color.ts';
import { nearestContrastingColor } from './color/nearestContrastingColor.ts';
import { colorsOf } from './colorsOf.ts';
import { type DeclaredPair, ratioOf } from './contrast.ts';
import { dependsOn } from './dependsOn.ts';
import type { EffectiveToken } from './effectiveTokens.ts';
import { referenceIn } from './tokensIn.ts';

type Tokens = ReadonlyMap<string, EffectiveToken>;

/**
 * The token in the merchant's file from which the colour of a ground comes, by references and mixes. Undefined if the
 * colour comes only from the product or the base.
 */
export function ownGroundOf({ ground, over }: DeclaredPair, tokens: Tokens): string | undefined {
  const own = ownSourceOf(ground, tokens);
  if (own !== undefined || isOpaque(ground, tokens)) return own;
  return over.map((under) => ownSourceOf(under, tokens)).find((each) => each !== undefined);
}

/** The token in the merchant's file from which the colour of `name` comes. */
export function ownSourceOf(name: string, tokens: Tokens): string | undefined {
  const { key, value, extensions, isWritten = false } = tokens.get(name)!;
  if (name.startsWith('brand.')) return isWritten ? name : undefined;
  if (key !== undefined) return name;
  for (const part of [value, extensions.mix?.with]) {
    const target = referenceIn(part);
    const own = target === undefined ? undefined : ownSourceOf(target, tokens);
    if (own !== undefined) return own;
  }
  return undefined;
}

function isOpaque(name: string, tokens: Tokens): boolean {
  return colorsOf(tokens)(name).every(({ alpha }) => alpha === 1);
}

interface Background {
  /** The token of the ground. */
  ground: string;
  /** The pairs of this ground with too little contrast. */
  found: readonly DeclaredPair[];
  tokens: Tokens;
  /** All pairs of the theme. */
  pairs: readonly DeclaredPair[];
}

/**
 * The inks of a background to change, each with the nearest readable colour, and the inks on these inks. Undefined if
 * an ink is used on other grounds too, or has no readable colour: then the ground must change.
 */
export function inksOf({ ground, found, tokens, pairs }: Background): ReadonlyMap<string, Color> | undefined {
  const changes = new Map<string, Color>();
  const queue = found.map(({ ink }) => ink);
  // The loop adds elements to this queue.
  for (const ink of queue) {
    const ownPairs = pairs.filter((pair) => pair.ink === ink);
    if (!ownPairs.every((pair) => changes.has(pair.ground) || ownGroundOf(pair, tokens) === ground)) return undefined;
    const holds = (wanted: readonly DeclaredPair[], color?: Color) => {
      const lookUp = colorsOf(tokens, color === undefined ? changes : new Map([...changes, [ink, color]]));
      return wanted.every((pair) => ratioOf(pair, lookUp) >= pair.atLeast);
    };
    if (holds(ownPairs)) continue;
    const carried = pairs.filter((pair) => pair.ink !== ink && dependsOn(pair.ground, ink, tokens));
    const now = colorsOf(tokens, changes)(ink)[0]!;
    const whole = nearestContrastingColor(now, (color) => holds([...ownPairs, ...carried], color));
    const color = whole ?? nearestContrastingColor(now, (candidate) => holds(ownPairs, candidate));
    if (color === undefined) return undefined;
    changes.set(ink, color);
    if (whole === undefined) queue.push(...carried.map((pair) => pair.ink));
  }
  return changes.size === 0 ? undefined : changes;
}

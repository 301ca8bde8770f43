import { type Color, contrast, compositeOver, parseColor } from './color/color.ts';
import { type ColorLookup, colorsOf } from './colorsOf.ts';
import { type EffectiveToken, effectiveTokens } from './effectiveTokens.ts';
import type { Mode, Theme } from './theme.schema.ts';
import { referenceIn } from './tokensIn.ts';
import type { DtcgDimension } from './tokenTypes.ts';

/** Two tokens whose colours the product uses one over the other, and the minimum contrast of these colours. */
export interface DeclaredPair {
  /** The token of the text or the edge, for example `color.textMuted`. */
  ink: string;
  ground: string;
  /** Grounds that may be visible through a ground that is not opaque. */
  over: readonly string[];
  /** WCAG 2.2: 4.5 for text, 3 for outlines of controls. */
  atLeast: 4.5 | 3;
}

export interface ContrastPair extends DeclaredPair {
  /** Contrast from 1 to 21. It is the minimum along gradients and over all backgrounds below. */
  ratio: number;
}

/** All pairs that the token files declare, with their contrast in one mode of a theme. */
export function contrastPairs(theme: Theme, mode: Mode): ContrastPair[] {
  const tokens = effectiveTokens(theme, mode);
  const lookUp = colorsOf(tokens);
  return declaredPairs(tokens).map((pair) => ({ ...pair, ratio: ratioOf(pair, lookUp) }));
}

const needs = { text: 4.5, control: 3 } as const;

/**
 * The pairs that tokens declare: an ink lists its grounds in `app.livery.on`, or a ground lists its inks in
 * `app.livery.carries`.
 */
export function declaredPairs(tokens: ReadonlyMap<string, EffectiveToken>): DeclaredPair[] {
  const pair = (ink: string, ground: string, kind: keyof typeof needs): DeclaredPair => {
    const over = tokens.get(ground)?.extensions.over ?? ['{color.canvas}', '{color.surface}'];
    return { ink, ground, over: over.map((under) => referenceIn(under)!), atLeast: needs[kind] };
  };
  return [...tokens.values()]
    .filter(({ extensions }) => isShown(extensions.when, tokens))
    .flatMap(({ name, extensions: { on, carries } }) =>
      (['text', 'control'] as const).flatMap((kind) => [
        ...(on?.[kind] ?? []).map((ground) => pair(name, referenceIn(ground)!, kind)),
        ...(carries?.[kind] ?? []).map((ink) => pair(referenceIn(ink)!, name, kind)),
      ]),
    );
}

export function ratioOf({ ink, ground, over }: DeclaredPair, lookUp: ColorLookup): number {
  const grounds = opaque(lookUp(ground), over, lookUp);
  return Math.min(
    ...grounds.flatMap((lower) => lookUp(ink).map((upper) => contrast(compositeOver(upper, lower), lower))),
  );
}

function opaque(colors: readonly Color[], over: readonly string[], lookUp: ColorLookup): Color[] {
  return colors.flatMap((color) => {
    if (color.alpha === 1) return [color];
    return over
      .flatMap((name) => lookUp(name))
      .flatMap((under) => onPage(under, lookUp))
      .map((under) => compositeOver(color, under));
  });
}

const ends = [parseColor('#000000')!, parseColor('#ffffff')!];

/** The opaque colours of a ground on the page. Below a translucent page is the browser's canvas, white or black. */
function onPage(color: Color, lookUp: ColorLookup): Color[] {
  if (color.alpha === 1) return [color];
  return lookUp('color.canvas')
    .flatMap((canvas) => (canvas.alpha === 1 ? [canvas] : ends.map((end) => compositeOver(canvas, end))))
    .map((canvas) => compositeOver(color, canvas));
}

/** Whether a token is drawn. False if its line has the width 0. */
function isShown(when: string | undefined, tokens: ReadonlyMap<string, EffectiveToken>): boolean {
  const width = when === undefined ? undefined : referenceIn(when);
  if (width === undefined) return true;
  const value = tokens.get(width)?.value;
  if (referenceIn(value) !== undefined) return isShown(value as string, tokens);
  return (typeof value === 'string' ? Number.parseFloat(value) : (value as DtcgDimension).value) !== 0;
}

import { didYouMean } from '../resolve/didYouMean.ts';
import { isObject } from '../resolve/mergeOver.ts';
import type { MerchantProblem } from '../resolve/problem.ts';
import { circularReference, followed, ReferenceFault } from './brandOf.ts';
import { typesByName } from './effectiveTokens.ts';
import { type OwnToken, overridesOf, ownTokens } from './overrides.ts';
import { brandColors, brandFonts, brandRadii, modes, type ThemeFile } from './theme.schema.ts';
import { definitions } from './tiers.ts';
import { referenceIn } from './tokensIn.ts';
import type { DtcgDimension, RawToken, TokenType } from './tokenTypes.ts';

/** Data of the merchant on which the problems of its theme depend. */
export interface ThemeOwner {
  /** The merchant's code. */
  code: string;
  /**
   * The parsed `theme.json` of the merchant. A problem of a key in it is reported for this file, and any other problem
   * for the base.
   */
  own: unknown;
  /** Paths of the pictures in `assets/`, which tokens can refer to. */
  assets: readonly string[];
}

/**
 * Reports each reference to a token that is missing, has another type, or is part of a cycle, and each override of a
 * locked token.
 */
export function referenceProblems(file: ThemeFile, owner: ThemeOwner): MerchantProblem[] {
  const found = [
    ...brandProblems(file),
    ...modes.flatMap((mode) => {
      const tokens = overridesOf(file, mode);
      const tokenOf: TokenOf = (name) => tokens.get(name) ?? definitions.get(name);
      return ownTokens(file, mode).flatMap((token) => [
        ...ownProblems(token, tokenOf, owner.assets),
        ...circleProblems(token, tokenOf),
      ]);
    }),
  ];
  const different = new Map(found.toReversed().map((problem) => [sameness(problem), problem]));
  return [...different.values()].toReversed().map((problem) => ({
    ...problem,
    file: `${stands(owner.own, problem.key) ? owner.code : '_base'}/theme.json`,
  }));
}

type Found = Omit<MerchantProblem, 'file'>;

/**
 * A key that is equal for two reports of the same problem: the same message for the same key, or the same cycle, which
 * was found from two of its tokens.
 */
function sameness({ key, message }: Found): string {
  if (!message.startsWith(circularReference)) return `${key} ${message}`;
  const [mode = ''] = /\b(dark|light)\b/.exec(key) ?? [];
  return [mode, ...new Set(message.match(/\{[^}]+\}/g))].toSorted().join(' ');
}

/** Returns the effective token of this name from the upper tiers, in the current mode. Undefined if there is none. */
type TokenOf = (name: string) => RawToken | undefined;

function brandProblems({ color, radius, font }: ThemeFile): Found[] {
  const groups = [
    ...modes.map((mode) => ({ kind: 'color' as const, group: color[mode], key: `color.${mode}`, names: brandColors })),
    { kind: 'radius' as const, group: radius, key: 'radius', names: brandRadii },
    { kind: 'font' as const, group: font, key: 'font', names: brandFonts },
  ];
  return groups.flatMap(({ kind, group, key, names }) =>
    names.flatMap((name) => {
      try {
        followed(kind, group, name);
        return [];
      } catch (error) {
        if (!(error instanceof ReferenceFault)) throw error;
        const known = names.map((each) => `brand.${kind}.${each}`);
        const guess = error.target === undefined ? undefined : didYouMean(error.target, known);
        return [
          {
            key: `${key}.${name}.$value`,
            message: error.message,
            allowed: known.map((each) => `{${each}}`).join(', '),
            ...(guess !== undefined && { didYouMean: `{${guess}}` }),
          },
        ];
      }
    }),
  );
}

function ownProblems(token: OwnToken, tokenOf: TokenOf, assets: readonly string[]): Found[] {
  const definition = definitions.get(token.name);
  if (definition === undefined) return [];
  const { locked, accepts } = definition.extensions;
  if (locked !== undefined) return [{ key: token.key, message: `is the same in every merchant: ${locked}` }];
  const { mix, alpha, times, atLeast, atMost, fixed, angle } = token.extensions;
  const types = [definition.type, ...(accepts === undefined ? [] : [accepts])];
  const isColor = types.includes('color') && !Array.isArray(token.value);
  const isWorkedOut = mix !== undefined || alpha !== undefined;
  const misplaced = [
    ...(isColor ? [] : Object.entries({ mix, alpha })),
    ...(types.includes('dimension') ? [] : Object.entries({ times, atLeast, atMost, fixed })),
    ...(types.includes('gradient') ? [] : Object.entries({ angle })),
  ].filter(([, value]) => value !== undefined);
  return [
    ...misplaced.map(([name]) => ({
      key: `${token.key}.$extensions.app.livery.${name}`,
      message: `does not apply to a ${types.includes('color') && !isColor ? 'gradient' : definition.type}`,
    })),
    ...references(token.value, isWorkedOut ? [definition.type] : types).flatMap((reference) =>
      referenceProblem(`${token.key}.$value`, reference, tokenOf),
    ),
    ...references(mix?.with, ['color']).flatMap((reference) =>
      referenceProblem(`${token.key}.$extensions.app.livery.mix.with`, reference, tokenOf),
    ),
    ...[atLeast, atMost]
      .flatMap((bound) => references(bound, ['dimension']))
      .flatMap((reference) => referenceProblem(`${token.key}.$extensions`, reference, tokenOf)),
    ...belowNothing(token, definition),
    ...pictureProblem(token, definition, assets),
  ];
}

interface Reference {
  name: string;
  types: readonly TokenType[];
}

/**
 * The references in a value, with their allowed types. References inside borders, shadows and gradients are included.
 */
function references(value: unknown, types: readonly TokenType[]): Reference[] {
  const name = referenceIn(value);
  if (name !== undefined) return [{ name, types }];
  if (Array.isArray(value)) return value.flatMap((item) => references(item, types));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([part, inner]) =>
    references(inner, [part === 'color' ? 'color' : 'dimension']),
  );
}

function referenceProblem(key: string, { name, types }: Reference, tokenOf: TokenOf): Found[] {
  const type = isGradient(name, tokenOf) ? 'gradient' : typesByName.get(name);
  if (type !== undefined && types.includes(type)) return [];
  const fitting = [...typesByName].filter(([, each]) => types.includes(each)).map(([each]) => each);
  if (type !== undefined) return [{ key, message: `{${name}} is a ${type}`, allowed: `a ${types.join(' or a ')}` }];
  const guess =
    didYouMean(name, fitting) ??
    didYouMean(
      name.split('.').at(-1)!,
      fitting.map((each) => each.split('.').at(-1)!),
    );
  const whole = guess === undefined ? undefined : fitting.find((each) => each === guess || each.endsWith(`.${guess}`));
  return [
    {
      key,
      message: `refers to an unknown token {${name}}`,
      allowed: `a ${types.join(' or a ')} of the tiers brand, meaning or component`,
      ...(whole !== undefined && { didYouMean: `{${whole}}` }),
    },
  ];
}

/** Whether a fill is a gradient in this merchant: a gradient cannot be mixed, and cannot be an edge or an ink. */
function isGradient(name: string, tokenOf: TokenOf, seen: readonly string[] = []): boolean {
  const token = tokenOf(name);
  const target = referenceIn(token?.value);
  if (token === undefined || target === undefined || seen.includes(name)) return token?.type === 'gradient';
  return isGradient(target, tokenOf, [...seen, name]);
}

function belowNothing({ key, value }: OwnToken, { type }: RawToken): Found[] {
  if (type !== 'dimension' || referenceIn(value) !== undefined) return [];
  const pixels = typeof value === 'string' ? Number.parseFloat(value) : (value as DtcgDimension).value;
  return pixels < 0
    ? [{ key: `${key}.$value`, message: `${pixels}px is less than nothing`, allowed: '0px or more' }]
    : [];
}

function pictureProblem(token: OwnToken, definition: RawToken, assets: readonly string[]): Found[] {
  if (
    definition.type !== 'image' ||
    token.value === 'none' ||
    referenceIn(token.value) !== undefined ||
    assets.includes(String(token.value))
  )
    return [];
  const guess = didYouMean(String(token.value), assets);
  return [
    {
      key: `${token.key}.$value`,
      message: `assets/ has no ${String(token.value)}`,
      allowed: assets.join(', '),
      ...(guess !== undefined && { didYouMean: guess }),
    },
  ];
}

function circleProblems(token: OwnToken, tokenOf: TokenOf): Found[] {
  const walk = (name: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(name)) return name === token.name ? [...path, name] : undefined;
    const at = tokenOf(name);
    if (at === undefined) return undefined;
    const next = [
      ...references(at.value, ['color']),
      ...references(at.extensions.mix?.with, ['color']),
      ...references(at.extensions.atLeast, []),
      ...references(at.extensions.atMost, []),
    ];
    for (const { name: target } of next) {
      const circle = walk(target, [...path, name]);
      if (circle !== undefined) return circle;
    }
    return undefined;
  };
  const circle = walk(token.name, []);
  return circle === undefined
    ? []
    : [
        {
          key: `${token.key}.$value`,
          message: `${circularReference}: ${circle.map((name) => `{${name}}`).join(' → ')}`,
        },
      ];
}

/** Whether the merchant's file contains the key. */
function stands(own: unknown, key: string): boolean {
  let at = own;
  for (const part of key.split('.')) {
    if (part.startsWith('$')) return true;
    if (!isObject(at) || !Object.hasOwn(at, part)) return false;
    at = at[part];
  }
  return true;
}

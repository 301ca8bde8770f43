import { didYouMean } from '@livery/merchant';
import {
  brandColors,
  brandFonts,
  brandRadii,
  type Mode,
  tokenDefinitions,
  type TokenType,
} from '@livery/merchant/theme';
import type { ExportedToken } from './readExport.ts';
import { wordsIn } from './wordsIn.ts';

/** A token of `theme.json` that an export may set. */
export interface Target {
  tier: 'brand' | 'meaning' | 'component';
  /** Dotted, without the mode: `color.accent`, `tab.radius`. */
  name: string;
  type: TokenType;
}

const kinds: Readonly<Record<string, readonly string[]>> = {
  color: ['color', 'colors', 'colour', 'colours', 'palette'],
  radius: ['radius', 'radii', 'border radius', 'corner radius', 'corner', 'corners', 'rounded'],
  font: ['font', 'fonts', 'font family', 'font families', 'typeface', 'typography'],
};

const brand: Target[] = [
  ...brandColors.map((name): Target => ({ tier: 'brand', name: `color.${name}`, type: 'color' })),
  ...brandRadii.map((name): Target => ({ tier: 'brand', name: `radius.${name}`, type: 'dimension' })),
  ...brandFonts.map((name): Target => ({ tier: 'brand', name: `font.${name}`, type: 'fontFamily' })),
];
const upper: Target[] = tokenDefinitions.map(({ tier, name, type }) => ({ tier, name, type }));

/** Every way to write a target, as words with single spaces. */
const written = (target: Target): string[] => {
  const [kind, ...rest] = target.name.split('.');
  const name = rest.flatMap(wordsIn).join(' ');
  const whole = wordsIn(target.name).join(' ');
  if (target.tier !== 'brand') return [whole];
  return [...new Set([whole, ...(kinds[kind!] ?? []).flatMap((word) => [`${word} ${name}`, `${name} ${word}`])])];
};

const byWords = (targets: readonly Target[]) =>
  new Map(targets.flatMap((target) => written(target).map((words) => [words, target] as const)));
const tiers = {
  brand: byWords(brand),
  meaning: byWords(upper.filter(({ tier }) => tier === 'meaning')),
  component: byWords(upper.filter(({ tier }) => tier === 'component')),
};
const tierWords: Readonly<Record<string, readonly Target['tier'][]>> = {
  brand: ['brand'],
  primitive: ['brand'],
  primitives: ['brand'],
  meaning: ['meaning'],
  semantic: ['meaning'],
  component: ['component'],
  components: ['component'],
};
const bareColors = new Map(
  brand
    .filter(({ type }) => type === 'color')
    .map((target) => [wordsIn(target.name).slice(1).join(' '), target] as const),
);

/**
 * The token of a theme that an exported token means. The outermost group, a set or a collection, may have any name. Any
 * number of words like `brand` and `tokens` may come before the token, and a colour of the brand may leave out `color`.
 */
export function targetOf({ path, outer, type, value }: ExportedToken): Target | undefined {
  const parts = path.map((part) => wordsIn(part).join(' '));
  const allowed = parts.flatMap((part) => part.split(' ').flatMap((word) => tierWords[word] ?? [])).at(0);
  const order: readonly Target['tier'][] = allowed === undefined ? ['brand', 'meaning', 'component'] : [allowed];
  for (let from = 0; from < parts.length; from++) {
    const words = withoutWrapper(parts.slice(from));
    if (parts.slice(outer, from).some((part) => !isWrapper(part))) return undefined;
    const found = order.flatMap((tier) => tiers[tier].get(words) ?? []).at(0);
    if (found !== undefined) return found;
    const bare = bareColors.get(words);
    if (bare !== undefined && order.includes('brand') && isColor(type, value)) return bare;
  }
  return undefined;
}

/** The key of a target in `theme.json`, for a mode; without a mode, the key that applies to both. */
export function keyOf({ tier, name, type }: Target, mode: Mode | undefined): readonly string[] {
  const parts = name.split('.');
  if (tier !== 'brand') return [tier, ...(mode === undefined ? [] : [mode]), ...parts];
  return type === 'color' ? ['color', mode!, ...parts.slice(1)] : parts;
}

/** Designers' usual names for tokens that have another name in a theme. */
const otherNames: Readonly<Record<string, string>> = {
  background: 'color.canvas',
  bg: 'color.canvas',
  primary: 'color.accent',
  secondary: 'color.second',
  border: 'color.line',
  divider: 'color.line',
  success: 'color.positive',
  error: 'color.danger',
  destructive: 'color.danger',
  foreground: 'color.text',
  body: 'font.body',
  title: 'font.heading',
};

/** The token that was probably meant by an unknown token. */
export function likelyTarget({ path }: ExportedToken): string | undefined {
  const last = wordsIn(path.at(-1) ?? '');
  const known = otherNames[last.join(' ')] ?? otherNames[last.at(-1) ?? ''];
  if (known !== undefined) return known;
  const names = [...brand, ...upper].map(({ name }) => name);
  const tail = path
    .slice(-2)
    .map((part) => wordsIn(part).join(' '))
    .join('.');
  const guess =
    didYouMean(tail, names) ??
    didYouMean(
      last.join(''),
      brand.map(({ name }) => name.split('.').at(-1)!),
    );
  return guess === undefined ? undefined : names.find((name) => name === guess || name.endsWith(`.${guess}`));
}

const wrappers = new Set([
  'brand',
  'token',
  'tokens',
  'theme',
  'global',
  'core',
  'base',
  'primitive',
  'primitives',
  'meaning',
  'semantic',
  'component',
  'components',
  'mode',
  'modes',
]);

function isWrapper(part: string): boolean {
  return part.split(' ').every((word) => wrappers.has(word));
}

/** The words of the parts. Wrapper words at the start are removed, for example in `brand-color-accent`. */
function withoutWrapper(parts: readonly string[]): string {
  const words = parts.join(' ').split(' ');
  const first = words.findIndex((word) => !wrappers.has(word));
  return words.slice(Math.max(0, first)).join(' ');
}

function isColor(type: string | undefined, value: unknown): boolean {
  return type === 'color' || (type === undefined && typeof value === 'string' && value.startsWith('#'));
}

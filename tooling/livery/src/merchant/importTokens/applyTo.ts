import {
  brandColors,
  brandFonts,
  brandRadii,
  type EffectiveToken,
  effectiveTokens,
  type Mode,
  modes,
  resolvedTokens,
  resolveTheme,
  tokenDefinitions,
} from '@livery/merchant/theme';
import { asObject, type JsonObject } from './asObject.ts';
import type { Saying } from './gather.ts';
import { removeIn, setIn } from './jsonText.ts';
import { keyOf } from './targets.ts';

/** One key of `theme.json` that comes out otherwise. */
interface Change {
  key: string;
  /** What the theme had, by itself or from the base; undefined where nothing was said. */
  before: string | undefined;
  after: string;
  /** The export's token. */
  from: string;
  /** The base says the same, so that the merchant's file does not have to. */
  isInherited: boolean;
}

export interface Applied {
  text: string;
  changes: Change[];
  /** Keys that are as the export says already. */
  unchanged: string[];
}

/**
 * The merchant's `theme.json` as text with what was gathered in it: only what differs from the base, all else as it was
 * written.
 */
export function applyTo(text: string, base: JsonObject, sayings: readonly Saying[]): Applied {
  const applied: Applied = { text, changes: [], unchanged: [] };
  // Brand first: what an upper token inherits follows from it. What counts in both modes before what counts in one.
  for (const saying of sayings.toSorted((a, b) => rank(a) - rank(b))) apply(applied, base, saying);
  return applied;
}

const rank = ({ target, mode }: Saying) => (target.tier === 'brand' ? 0 : mode === undefined ? 1 : 2);

function apply(applied: Applied, base: JsonObject, { target, mode, value, reference, source }: Saying): void {
  const path = keyOf(target, mode);
  const key = path.join('.');
  const isUpper = target.tier !== 'brand';
  // One mode's own word would stand above what is said of both.
  const text =
    isUpper && mode === undefined
      ? modes.reduce((rest, each) => removeIn(rest, keyOf(target, each)), applied.text)
      : applied.text;
  const without = removeIn(text, path);
  const written = at(JSON.parse(text), path);
  const below = isUpper
    ? inherited(base, JSON.parse(without) as JsonObject, target.name, mode)
    : [{ value: says(at(base, path)), refersTo: () => false }];
  const ofBase = new Set(below.map((each) => each.value)).size === 1 ? below[0]!.value : undefined;
  const current = says(written) ?? ofBase;
  const wanted = reference ?? (target.type === 'fontFamily' ? withGeneric(value, current) : value);
  const isInherited =
    below.length > 0 &&
    below.every((each) => (reference === undefined ? alike(each.value, wanted) : each.refersTo(reference)));
  const isWritten =
    written !== undefined && alike(says(written), wanted) && asObject(written)?.['$extensions'] === undefined;
  if (text === applied.text && (written === undefined ? isInherited : isWritten && !isInherited))
    return void applied.unchanged.push(key);
  applied.changes.push({
    key,
    before: current === undefined ? undefined : shown(current),
    after: shown(wanted),
    from: source.name,
    isInherited,
  });
  applied.text = isInherited ? without : withToken(text, path, wanted);
}

function says(token: unknown): unknown {
  return asObject(token)?.['$value'];
}

/** The file with a token's value at a path, and its group's type where the group is new: other tools can go on reading it. */
export function withToken(text: string, path: readonly string[], value: unknown): string {
  const [top] = path;
  const type = top === 'color' ? 'color' : top === 'radius' ? 'dimension' : top === 'font' ? 'fontFamily' : undefined;
  const group = path.slice(0, -1);
  const isNew = type !== undefined && at(JSON.parse(text) as JsonObject, group) === undefined;
  const typed = isNew ? setIn(text, [...group, '$type'], type, orderOf) : text;
  return setIn(typed, path, { $value: value }, orderOf);
}

/** What an upper token is in a mode without the merchant's own word at the key in question. */
interface Inherited {
  /** At the end of its references; undefined for a gradient. */
  value: unknown;
  /** True where it ends at the same token as `reference`: `{color.text}` and `{brand.color.text}` say the same. */
  refersTo: (reference: string) => boolean;
}

function inherited(base: JsonObject, rest: JsonObject, name: string, mode: Mode | undefined): Inherited[] {
  try {
    const bare = resolveTheme(base, rest);
    return (mode === undefined ? modes : [mode]).map((each) => {
      const tokens = effectiveTokens(bare, each);
      const end = endOf(name, tokens);
      const value = tokens.get(end)!.type === 'gradient' ? undefined : resolvedTokens(bare, each).get(name)!.value;
      return { value, refersTo: (reference) => endOf(reference.slice(1, -1), tokens) === end };
    });
  } catch {
    // The theme as it is leads nowhere or in a circle: then the token is written, and the check tells what is wrong.
    return [];
  }
}

/** The token that a reference leads to: the first that has a value of its own, or works one out. */
function endOf(name: string, tokens: ReadonlyMap<string, EffectiveToken>): string {
  const {
    value,
    extensions: { mix, alpha, times, atLeast, atMost },
  } = tokens.get(name)!;
  const isWorkedOut = [mix, alpha, times, atLeast, atMost].some((each) => each !== undefined);
  return isWorkedOut || typeof value !== 'string' || !value.startsWith('{') ? name : endOf(value.slice(1, -1), tokens);
}

const generics = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'fantasy',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-rounded',
  'ui-monospace',
]);

/** Design tools know one family: what stands in until it is there, or where it has no letters, is what stood in before. */
function withGeneric(fonts: unknown, current: unknown): unknown {
  if (!Array.isArray(fonts) || fonts.some((name: string) => generics.has(name))) return fonts;
  const generic = Array.isArray(current) ? (current as string[]).findLast((name) => generics.has(name)) : undefined;
  return [...(fonts as string[]), generic ?? 'sans-serif'];
}

function at(tree: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, key) => asObject(node)?.[key], tree);
}

/** The same value, though perhaps in another form. */
function alike(a: unknown, b: unknown): boolean {
  return a !== undefined && plain(a) === plain(b);
}

function plain(value: unknown): string {
  const dimension = asObject(value);
  if (dimension !== undefined && 'unit' in dimension)
    return `${String(dimension['value'])}${String(dimension['unit'])}`;
  const text = typeof value === 'string' ? value.toLowerCase() : JSON.stringify(value);
  const [, rem] = /^(-?[\d.]+)rem$/.exec(text) ?? [];
  return rem === undefined ? text : `${Number((Number(rem) * 50).toFixed(2))}px`;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const upperNames = tokenDefinitions.map(({ tier, name }) => [tier, ...name.split('.')]);

/** The keys that a group of `theme.json` has, in the order that its readers know. */
function orderOf(path: readonly string[]): readonly string[] {
  const [top] = path;
  if (top === undefined)
    return ['$schema', 'defaultMode', 'color', 'radius', 'font', 'surfaceStyle', 'density', 'meaning', 'component'];
  if (top === 'color') return path.length === 1 ? ['dark', 'light'] : ['$type', ...brandColors];
  if (top === 'radius') return ['$type', ...brandRadii];
  if (top === 'font') return ['$type', ...brandFonts];
  const names = path.filter((part, index) => !(index === 1 && (part === 'dark' || part === 'light')));
  const below = upperNames
    .filter((name) => names.every((part, index) => name[index] === part))
    .map((name) => name[names.length]!);
  return [...new Set(below), ...(path.length === 1 ? ['dark', 'light'] : [])];
}

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

/** A key of `theme.json` that changes. */
interface Change {
  key: string;
  /** The value in the theme or in the base. Undefined if there was none. */
  before: string | undefined;
  after: string;
  /** The export's token. */
  from: string;
  /** True if the base has the same value, so that the merchant's file does not need it. */
  isInherited: boolean;
}

export interface Applied {
  text: string;
  changes: Change[];
  /** Keys that already have the value of the export. */
  unchanged: string[];
}

/**
 * Applies gathered values to the text of a merchant's `theme.json`. Only values that differ from the base are written;
 * the rest of the text stays unchanged.
 */
export function applyTo(text: string, base: JsonObject, sayings: readonly Saying[]): Applied {
  const applied: Applied = { text, changes: [], unchanged: [] };
  // Brand tokens first, because upper tokens inherit from them. Values for both modes come before values for one mode.
  for (const saying of sayings.toSorted((a, b) => rank(a) - rank(b))) apply(applied, base, saying);
  return applied;
}

const rank = ({ target, mode }: Saying) => (target.tier === 'brand' ? 0 : mode === undefined ? 1 : 2);

function apply(applied: Applied, base: JsonObject, { target, mode, value, reference, source }: Saying): void {
  const path = keyOf(target, mode);
  const key = path.join('.');
  const isUpper = target.tier !== 'brand';
  // A value for one mode would override the value for both modes.
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

/** The file with a token's value at a path. A new group gets its type, so that other tools can read it. */
export function withToken(text: string, path: readonly string[], value: unknown): string {
  const [top] = path;
  const type = top === 'color' ? 'color' : top === 'radius' ? 'dimension' : top === 'font' ? 'fontFamily' : undefined;
  const group = path.slice(0, -1);
  const isNew = type !== undefined && at(JSON.parse(text) as JsonObject, group) === undefined;
  const typed = isNew ? setIn(text, [...group, '$type'], type, orderOf) : text;
  return setIn(typed, path, { $value: value }, orderOf);
}

/** The value of an upper token in a mode, without the merchant's own value at this key. */
interface Inherited {
  /** Value at the end of its references. Undefined for a gradient. */
  value: unknown;
  /** True if it ends at the same token as `reference`: `{color.text}` and `{brand.color.text}` are equal. */
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
    // The theme has an unknown or circular reference. The token is written, and the check reports the mistake.
    return [];
  }
}

/** The token at the end of a chain of references: the first whose value is not a reference, or is calculated. */
function endOf(name: string, tokens: ReadonlyMap<string, EffectiveToken>): string {
  const {
    value,
    extensions: { mix, alpha, times, atLeast, atMost },
  } = tokens.get(name)!;
  const isCalculated = [mix, alpha, times, atLeast, atMost].some((each) => each !== undefined);
  return isCalculated || typeof value !== 'string' || !value.startsWith('{') ? name : endOf(value.slice(1, -1), tokens);
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

/** Design tools export a single family, so the generic fallback of the current value is added. */
function withGeneric(fonts: unknown, current: unknown): unknown {
  if (!Array.isArray(fonts) || fonts.some((name: string) => generics.has(name))) return fonts;
  const generic = Array.isArray(current) ? (current as string[]).findLast((name) => generics.has(name)) : undefined;
  return [...(fonts as string[]), generic ?? 'sans-serif'];
}

function at(tree: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, key) => asObject(node)?.[key], tree);
}

/** Whether the values are equal, possibly in different forms. */
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

/** The keys of a group of `theme.json`, in the usual order. */
function orderOf(path: readonly string[]): readonly string[] {
  const [top] = path;
  if (top === undefined)
    return [
      '$schema',
      'defaultMode',
      'color',
      'radius',
      'font',
      'surfaceStyle',
      'density',
      'layout',
      'meaning',
      'component',
    ];
  if (top === 'color') return path.length === 1 ? ['dark', 'light'] : ['$type', ...brandColors];
  if (top === 'radius') return ['$type', ...brandRadii];
  if (top === 'font') return ['$type', ...brandFonts];
  const names = path.filter((part, index) => !(index === 1 && (part === 'dark' || part === 'light')));
  const below = upperNames
    .filter((name) => names.every((part, index) => name[index] === part))
    .map((name) => name[names.length]!);
  return [...new Set(below), ...(path.length === 1 ? ['dark', 'light'] : [])];
}

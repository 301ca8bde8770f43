import { brandColors, brandFonts, brandRadii, type Mode, modes, resolvedTokens, resolveTheme, tokenDefinitions } from '@livery/merchant/theme';
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

/** The merchant's `theme.json` as text with what was gathered in it: only what differs from the base, all else as it was written. */
export function applyTo(text: string, base: JsonObject, sayings: readonly Saying[]): Applied {
  const applied: Applied = { text, changes: [], unchanged: [] };
  // Brand first: what an upper token inherits follows from it.
  for (const saying of sayings.toSorted((a, b) => rank(a) - rank(b))) apply(applied, base, saying);
  return applied;
}

const rank = ({ target }: Saying) => (target.tier === 'brand' ? 0 : 1);

function apply(applied: Applied, base: JsonObject, { target, mode, value, reference, source }: Saying): void {
  const path = keyOf(target, mode);
  const key = path.join('.');
  const own = JSON.parse(applied.text) as JsonObject;
  const written = at(own, path);
  const [ofBase] = target.tier === 'brand' ? [at(base, path)] : inherited(base, own, target.name, mode, target.tier);
  const says = (token: unknown) => asObject(token)?.['$value'];
  const current = says(written) ?? says(ofBase);
  const wanted = reference ?? (target.type === 'fontFamily' ? withGeneric(value, current) : value);
  const isInherited = reference === undefined ? alike(says(ofBase), wanted) : originOf(reference) === originOf(definitions.get(`${target.tier}.${target.name}`)?.value);
  if (written === undefined ? isInherited : alike(says(written), wanted) && !isInherited) return void applied.unchanged.push(key);
  applied.changes.push({ key, before: current === undefined ? undefined : shown(current), after: shown(wanted), from: source.name, isInherited });
  applied.text = isInherited ? removeIn(applied.text, path) : laid(applied.text, path, wanted);
}

/** The value at a path, with its group's type where the group is new: the file stays one that other tools can read. */
function laid(text: string, path: readonly string[], value: unknown): string {
  const [top] = path;
  const type = top === 'color' ? 'color' : top === 'radius' ? 'dimension' : top === 'font' ? 'fontFamily' : undefined;
  const group = path.slice(0, -1);
  const isNew = type !== undefined && at(JSON.parse(text) as JsonObject, group) === undefined;
  const typed = isNew ? setIn(text, [...group, '$type'], type, orderOf) : text;
  return setIn(typed, path, { $value: value }, orderOf);
}

/** What an upper token is without the merchant's own word on it, at the end of its references; in both modes where it is asked for both. */
function inherited(base: JsonObject, own: JsonObject, name: string, mode: Mode | undefined, tier: string): [{ $value: unknown } | undefined] {
  const bare = resolveTheme(base, { ...own, [tier]: undefined });
  const values = (mode === undefined ? modes : [mode]).map((each) => resolvedTokens(bare, each).get(name)!.value);
  return [new Set(values).size === 1 ? { $value: values[0] } : undefined];
}

const generics = new Set(['serif', 'sans-serif', 'monospace', 'cursive', 'fantasy', 'system-ui', 'ui-serif', 'ui-sans-serif', 'ui-rounded', 'ui-monospace']);

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
  if (dimension !== undefined && 'unit' in dimension) return `${String(dimension['value'])}${String(dimension['unit'])}`;
  const text = typeof value === 'string' ? value.toLowerCase() : JSON.stringify(value);
  const [, rem] = /^(-?[\d.]+)rem$/.exec(text) ?? [];
  return rem === undefined ? text : `${Number((Number(rem) * 50).toFixed(2))}px`;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const definitions = new Map(tokenDefinitions.map((definition) => [`${definition.tier}.${definition.name}`, definition]));

/** Where a reference leads through tokens of the meaning tier: `{color.text}` and `{brand.color.text}` say the same. */
function originOf(reference: unknown): unknown {
  const next = typeof reference === 'string' ? definitions.get(`meaning.${reference.slice(1, -1)}`)?.value : undefined;
  return typeof next === 'string' && next.startsWith('{') ? originOf(next) : reference;
}

const upperNames = tokenDefinitions.map(({ tier, name }) => [tier, ...name.split('.')]);

/** The keys that a group of `theme.json` has, in the order that its readers know. */
function orderOf(path: readonly string[]): readonly string[] {
  const [top] = path;
  if (top === undefined) return ['$schema', 'defaultMode', 'color', 'radius', 'font', 'surfaceStyle', 'density', 'meaning', 'component'];
  if (top === 'color') return path.length === 1 ? ['dark', 'light'] : ['$type', ...brandColors];
  if (top === 'radius') return ['$type', ...brandRadii];
  if (top === 'font') return ['$type', ...brandFonts];
  const names = path.filter((part, index) => !(index === 1 && (part === 'dark' || part === 'light')));
  const below = upperNames.filter((name) => names.every((part, index) => name[index] === part)).map((name) => name[names.length]!);
  return [...new Set(below), ...(path.length === 1 ? ['dark', 'light'] : [])];
}
